"""Japanese names: which spelling is the Japanese one, and how Korean writes the sound."""

import re
import unicodedata

# Old or Chinese forms that the Japanese character set also holds, and the form in use today.
_TODAY = dict(zip(
    "廣濱縣臺靜澤邊櫻關國學圓鐵瀧豐眞惠寶鹽齋淺燒榮萬莊濟鷄會壽嶽彌來兩禮繩舊獨發變壤亞晉聲黃內溫黑綠鷗燈佛條氣假價龜",
    "広浜県台静沢辺桜関国学円鉄滝豊真恵宝塩斎浅焼栄万荘済鶏会寿岳弥来両礼縄旧独発変壌亜晋声黄内温黒緑鴎灯仏条気仮価亀"))
_TODAY.update({"戶": "戸", "吳": "呉", "德": "徳", "橫": "横", "鄉": "郷", "增": "増", "瀨": "瀬", "賴": "頼", "峯": "峰",
               "潟": "潟", "巖": "巌", "邱": "邱", "淸": "清", "曾": "曽", "檜": "桧", "驛": "駅", "藏": "蔵", "淵": "淵"})
# Characters of mainland Chinese writing that Japan's set holds too, with another use.
_CHINESE_LOOK = set("广云丰儿厂叶后沪沈汉")


def in_japanese_set(text):
    """Whether every character is in JIS X 0208."""
    try:
        text.encode("shift_jis")
        return True
    except UnicodeEncodeError:
        return False


def is_kanji(text):
    return bool(text) and all("一" <= letter <= "鿿" or letter in "々ヶケノ之ッツ" for letter in text) and "一" <= text[0]


def is_katakana(text):
    return bool(text) and all("ァ" <= letter <= "ヿ" or letter in "・ー゠" for letter in text)


def modern(text):
    return "".join(_TODAY.get(letter, letter) for letter in text)


def kanji_name(candidates, suffixes="市町村区"):
    """The Japanese form among spellings in Chinese characters, without the suffix of its rank; None if there is none."""
    kanji = sorted({c for c in candidates if is_kanji(c)})
    full = {modern(c) for c in kanji}

    def penalty(name):
        today = modern(name)
        return (
            not in_japanese_set(today), sum(letter in _CHINESE_LOOK for letter in name), today != name,
            not any(today + suffix in full for suffix in suffixes) and today[-1] not in suffixes, len(name), name)

    usable = [c for c in kanji if in_japanese_set(modern(c)) and not any(l in _CHINESE_LOOK for l in c)]
    if not usable:
        return None
    best = modern(min(usable, key=penalty))
    return best[:-1] if len(best) > 2 and best[-1] in suffixes else best


_VOWELS = "aiueo"
_SOUNDS = {
    "": "아이우에오", "k": "카키쿠케코", "g": "가기구게고", "s": "사시스세소", "z": "자지즈제조", "t": "타치쓰테토",
    "d": "다지즈데도", "n": "나니누네노", "h": "하히후헤호", "f": "하히후헤호", "b": "바비부베보", "p": "파피푸페포",
    "m": "마미무메모", "r": "라리루레로", "w": "와이우에오", "y": "야이유에요", "j": "자지주제조", "sh": "샤시슈셰쇼",
    "ch": "차치추체초", "ts": "쓰쓰쓰쓰쓰", "ky": "캬키큐케쿄", "gy": "갸기규게교", "ny": "냐니뉴네뇨", "hy": "햐히휴헤효",
    "by": "뱌비뷰베뵤", "py": "퍄피퓨페표", "my": "먀미뮤메묘", "ry": "랴리류레료", "v": "바비부베보",
}
# At the beginning of a word the plain row is written soft.
_FIRST = {"k": "가기구게고", "t": "다지쓰데도", "ch": "자지주제조", "ky": "갸기규게교"}
_SYLLABLE = re.compile(r"(ch|sh|ts|[kgnhbpmr]y|[kgsztdnhfbpmrwyjv])?([aiueo])|(n'?|m(?=[bpm]))|(t(?=ch)|([kstpgdbz])(?=\5))")


def without_marks(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).replace("’", "'")


def hangul(romaji):
    """The Korean spelling of a Japanese name in Hepburn letters (외래어 표기법); None where the letters don't read so."""
    short = re.sub(r"([aiueo])\1", r"\1", without_marks(romaji).lower())  # long vowels aren't written: Niigata is 니가타
    words = re.split(r"[ \-]", short)
    written = [_hangul_word(word) for word in words if word]
    return "".join(written) if written and all(written) else None


def _hangul_word(word):
    result, position = "", 0
    while position < len(word):
        match = _SYLLABLE.match(word, position)
        if not match:
            if word[position] == "'":
                position += 1
                continue
            return None
        consonant, vowel, nasal, double = match.group(1), match.group(2), match.group(3), match.group(4)
        if vowel:
            table = _FIRST if position == 0 and consonant in _FIRST else _SOUNDS
            result += table[consonant or ""][_VOWELS.index(vowel)]
        elif result:
            number = ord(result[-1]) - 0xAC00
            if number % 28 == 0:
                result = result[:-1] + chr(0xAC00 + number + (4 if nasal else 19))
            else:
                return None
        elif double:
            return None
        else:
            return None
        position = match.end()
    return result
