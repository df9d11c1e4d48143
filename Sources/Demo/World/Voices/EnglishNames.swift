extension EnglishVoice {
    static func hosts(in country: String) -> [String] {
        switch country {
        case "SG": singapore
        case "TW": taiwan
        case "HK": hongKong
        case "TH": thailand
        case "VN": vietnam
        case "FR": france
        default: west
        }
    }

    private static let singapore = [
        "Mei Lin", "Arjun", "Siti", "Daniel", "Priya", "Wei Jie", "Nadia", "Marcus", "Hui Min", "Ravi", "Grace",
        "Farid", "Joanne", "Kai", "Shanti", "Adrian",
    ]
    private static let taiwan = [
        "Yi-Chun", "Chih-Wei", "Pei-Shan", "Jia-Hao", "Ya-Ting", "Kuan-Yu", "Hsin-Yi", "Po-Han", "Mei-Ling",
        "Cheng-En", "Shu-Fen", "Tzu-Yang",
    ]
    private static let hongKong = [
        "Ka Yan", "Wing", "Man Kit", "Vivian", "Ho Yin", "Jacky", "Suet Ying", "Tommy", "Carmen", "Chi Wai", "Yuki",
        "Fiona",
    ]
    private static let thailand = [
        "Nok", "Somchai", "Ploy", "Anan", "Fah", "Kitti", "May", "Arthit", "Dao", "Nattapong", "Pim", "Chai",
    ]
    private static let vietnam = [
        "Linh", "Minh", "Thao", "Quang", "Huong", "Duc", "Lan", "Tuan", "My", "Khoa", "Ngoc", "Bao",
    ]
    private static let france = [
        "Camille", "Antoine", "Inès", "Julien", "Margot", "Hugo", "Élise", "Mathieu", "Claire", "Rémi", "Louise",
        "Théo",
    ]
    private static let west = [
        "Alice", "George", "Imani", "Henry", "Ruth", "Omar", "Nora", "Samuel", "Beatrice", "Leo", "Rosa", "Theo",
        "Harriet", "Miles",
    ]
}
