public enum Scene {
    public enum Region: String, CaseIterable, Sendable { case seoul, busan, jeju, tokyo, singapore, hills }
}
