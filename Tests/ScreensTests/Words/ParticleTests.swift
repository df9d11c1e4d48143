import Testing
import Words

struct ParticleTests {
    private func said(_ name: String) -> String { Words(.korean).goOn(as: name) }

    @Test(
        "The particle follows the sound on which a name ends",
        arguments: [
            // A vowel and ㄹ, and every other consonant.
            ("지수", "지수로"), ("한별", "한별로"), ("준", "준으로"), ("박", "박으로"), ("김 하나", "김 하나로"), ("닭", "닭으로"),
            // In parts, as some systems write it.
            ("\u{110C}\u{1175}", "\u{110C}\u{1175}로"), ("\u{1107}\u{1167}\u{11AF}", "\u{1107}\u{1167}\u{11AF}로"),
            ("\u{110C}\u{116E}\u{11AB}", "\u{110C}\u{116E}\u{11AB}으로"),
            // 영 일 이 삼 사 오 육 칠 팔 구.
            ("준0", "준0으로"), ("준1", "준1로"), ("준2", "준2로"), ("준3", "준3으로"), ("준4", "준4로"), ("준5", "준5로"),
            ("준6", "준6으로"), ("준7", "준7로"), ("준8", "준8로"), ("준9", "준9로"),
            // As these names are written in Hangul: 사토, 파크, 깃허브, 애플, 카카오, 페이스북, 존, 킴, 브라이트닝, 잭.
            ("Hana Sato", "Hana Sato로"), ("Jun Park", "Jun Park로"), ("GitHub", "GitHub로"), ("Apple", "Apple로"),
            ("Kakao", "Kakao로"), ("Facebook", "Facebook으로"), ("John", "John으로"), ("Kim", "Kim으로"),
            ("Young", "Young으로"), ("Jack", "Jack으로"), ("Paul", "Paul로"), ("Nadri ID", "Nadri ID로"), ("Ole", "Ole로"),
            // 에릭, 마크, 깃랩, 밥, 라인, 제인, 제롬, 아르네, 스콧.
            ("Eric", "Eric으로"), ("Marc", "Marc로"), ("GitLab", "GitLab으로"), ("Bob", "Bob으로"), ("LINE", "LINE으로"),
            ("Jane", "Jane으로"), ("Jerome", "Jerome으로"), ("Arne", "Arne로"), ("Scott", "Scott으로"),
            // No more than two letters: 미, 업, 비.
            ("Me", "Me로"), ("up", "up으로"), ("b", "b로"),
            ("준a", "준a로"), ("9k", "9k로"), ("さとう", "さとう로"), ("ジュン", "ジュン으로"), ("メーカー", "メーカー로"),
            // Marks after it aren't read.
            ("Nadri ID (체험용)", "Nadri ID (체험용)으로"), ("준!", "준!으로"), ("지수\u{FE0F}", "지수\u{FE0F}로"),
            // Nobody can tell.
            ("花子", "花子(으)로"), ("René", "René(으)로"), ("🙂", "🙂(으)로"), ("", "(으)로"), ("…", "…(으)로"),
        ])
    func after(name: String, said expected: String) {
        #expect(said(name) == expected + " 계속")
    }
}
