import Wire

/// The text as JSON has it, for what is written by hand.
func quoted(_ text: String) -> String { String(decoding: text.json, as: UTF8.self) }
