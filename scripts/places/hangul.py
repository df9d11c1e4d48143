"""Korean syllables: taking them apart, saying them, and writing the sound in Latin letters or katakana."""

INITIALS = list("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
VOWELS = list("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
FINALS = [""] + list("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

# A final consonant is heard as one of seven.
HEARD_FINAL = {
    "": "", **dict.fromkeys("ㄱㄲㅋㄳㄺ", "ㄱ"), **dict.fromkeys("ㄴㄵㄶ", "ㄴ"),
    **dict.fromkeys("ㄷㅅㅆㅈㅊㅌㅎ", "ㄷ"), **dict.fromkeys("ㄹㄼㄽㄾㅀ", "ㄹ"), **dict.fromkeys("ㅁㄻ", "ㅁ"),
    **dict.fromkeys("ㅂㅍㅄㄿ", "ㅂ"), "ㅇ": "ㅇ",
}
# Before a vowel the last consonant moves over; of two, the first stays.
SPLIT_FINAL = {
    "ㄳ": ("ㄱ", "ㅅ"), "ㄵ": ("ㄴ", "ㅈ"), "ㄶ": ("", "ㄴ"), "ㄺ": ("ㄹ", "ㄱ"), "ㄻ": ("ㄹ", "ㅁ"), "ㄼ": ("ㄹ", "ㅂ"),
    "ㄽ": ("ㄹ", "ㅅ"), "ㄾ": ("ㄹ", "ㅌ"), "ㄿ": ("ㄹ", "ㅍ"), "ㅀ": ("", "ㄹ"), "ㅄ": ("ㅂ", "ㅅ"), "ㅎ": ("", "ㅇ"),
}
NASAL = {"ㄱ": "ㅇ", "ㄷ": "ㄴ", "ㅂ": "ㅁ"}


def is_hangul(text):
    return bool(text) and all("가" <= letter <= "힣" for letter in text)


def has_hangul(text):
    return any("가" <= letter <= "힣" for letter in text)


def spoken(text):
    """The syllables as [initial, vowel, final] after the sounds have met (강릉 → 강능, 신라 → 실라)."""
    parts = []
    for letter in text:
        number = ord(letter) - 0xAC00
        parts.append([INITIALS[number // 588], VOWELS[number % 588 // 28], FINALS[number % 28]])
    for one, other in zip(parts, parts[1:]):
        final, initial = one[2], other[0]
        if final and initial == "ㅇ" and final != "ㅇ":
            one[2], other[0] = SPLIT_FINAL.get(final, ("", final))
            continue
        final = HEARD_FINAL[final]
        if initial in "ㄴㅁ" and final in NASAL:
            final = NASAL[final]
        elif initial == "ㄴ" and final == "ㄹ":
            initial = "ㄹ"
        elif initial == "ㄹ":
            if final == "ㄴ":
                final = "ㄹ"
            elif final in ("ㅁ", "ㅇ"):
                initial = "ㄴ"
            elif final in NASAL:
                final, initial = NASAL[final], "ㄴ"
        one[2], other[0] = final, initial
    if parts:
        parts[-1][2] = HEARD_FINAL[parts[-1][2]]
    return parts


_LATIN_INITIAL = dict(zip(INITIALS, "g kk n d tt r m b pp s ss - j jj ch k t p h".split()))
_LATIN_INITIAL["ㅇ"] = ""
_LATIN_VOWEL = dict(zip(VOWELS, "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()))
_LATIN_FINAL = {"": "", "ㄱ": "k", "ㄴ": "n", "ㄷ": "t", "ㄹ": "l", "ㅁ": "m", "ㅂ": "p", "ㅇ": "ng"}


def romanized(text):
    """Revised Romanization of Korean (2000), first letter capital."""
    letters = []
    before = ""
    for initial, vowel, final in spoken(text):
        sound = "l" if initial == "ㄹ" and before == "ㄹ" else _LATIN_INITIAL[initial]
        letters.append(sound + _LATIN_VOWEL[vowel] + _LATIN_FINAL[final])
        before = final
    return "".join(letters).capitalize()


# Columns: ㅏㅣㅜㅔㅗ; the y-sounds are put together from the ㅣ column.
_KANA_ROWS = {
    "ㄱ": "カキクケコ", "ㄱ*": "ガギグゲゴ", "ㄴ": "ナニヌネノ", "ㄷ": "タティトゥテト", "ㄷ*": "ダディドゥデド",
    "ㄹ": "ラリルレロ", "ㅁ": "マミムメモ", "ㅂ": "パピプペポ", "ㅂ*": "バビブベボ", "ㅅ": "サシスセソ", "ㅇ": "アイウエオ",
    "ㅈ": "チャチチュチェチョ", "ㅈ*": "ジャジジュジェジョ", "ㅎ": "ハヒフヘホ",
}
_WIDE = {
    "ㄷ": ["タ", "ティ", "トゥ", "テ", "ト"], "ㄷ*": ["ダ", "ディ", "ドゥ", "デ", "ド"],
    "ㅈ": ["チャ", "チ", "チュ", "チェ", "チョ"], "ㅈ*": ["ジャ", "ジ", "ジュ", "ジェ", "ジョ"],
}
_PLAIN = {"ㄲ": "ㄱ", "ㅋ": "ㄱ", "ㄸ": "ㄷ", "ㅌ": "ㄷ", "ㅃ": "ㅂ", "ㅍ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ", "ㅊ": "ㅈ"}
_SIMPLE_VOWEL = {"ㅏ": 0, "ㅣ": 1, "ㅢ": 1, "ㅜ": 2, "ㅡ": 2, "ㅐ": 3, "ㅔ": 3, "ㅗ": 4, "ㅓ": 4}
_Y_VOWEL = {"ㅑ": "ャ", "ㅕ": "ョ", "ㅛ": "ョ", "ㅠ": "ュ", "ㅖ": "ェ", "ㅒ": "ェ"}
_Y_ALONE = {"ㅑ": "ヤ", "ㅕ": "ヨ", "ㅛ": "ヨ", "ㅠ": "ユ", "ㅖ": "イェ", "ㅒ": "イェ"}
_W_VOWEL = {"ㅘ": "ァ", "ㅙ": "ェ", "ㅚ": "ェ", "ㅝ": "ォ", "ㅞ": "ェ", "ㅟ": "ィ"}
_W_ALONE = {"ㅘ": "ワ", "ㅙ": "ウェ", "ㅚ": "ウェ", "ㅝ": "ウォ", "ㅞ": "ウェ", "ㅟ": "ウィ"}
_KANA_FINAL = {"": "", "ㄱ": "ク", "ㄴ": "ン", "ㄷ": "ッ", "ㄹ": "ル", "ㅁ": "ム", "ㅂ": "プ", "ㅇ": "ン"}


def katakana(text):
    """The sound as Japanese maps write it: 후암동 → フアムドン."""
    result = ""
    voiced = False
    for initial, vowel, final in spoken(text):
        plain = _PLAIN.get(initial, initial)
        row = plain + "*" if voiced and initial in "ㄱㄷㅂㅈ" else plain
        cells = _WIDE.get(row) or list(_KANA_ROWS[row])
        if vowel in _SIMPLE_VOWEL:
            result += cells[_SIMPLE_VOWEL[vowel]]
        elif vowel in _Y_VOWEL:
            if plain == "ㅇ":
                result += _Y_ALONE[vowel]
            elif plain == "ㅈ":
                result += cells[{"ャ": 0, "ュ": 2, "ェ": 3, "ョ": 4}[_Y_VOWEL[vowel]]]
            else:
                result += cells[1] + _Y_VOWEL[vowel]
        else:
            result += _W_ALONE[vowel] if plain == "ㅇ" else cells[2] + _W_VOWEL[vowel]
        result += _KANA_FINAL[final]
        voiced = final in ("", "ㄴ", "ㄹ", "ㅁ", "ㅇ")
    return result
