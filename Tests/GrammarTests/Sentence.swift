/// A text made of a rule, and how it was made.
struct Sentence {
  /// What a rule made of the text.
  struct Span {
    let rule: String
    let start: Int
    let end: Int
  }

  var bytes: [UInt8] = []
  /// All rules that were used, inner ones first, with the bytes they made.
  var spans: [Span] = []
  /// All choices that were made.
  var turns: [Turn] = []
  /// The conditions that more of the text will decide.
  var pending: [Pending] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A condition that stands in a sentence and is not decided.
struct Pending {
  let condition: Condition
  /// Where the row it stands in begins, and where it stands.
  let start: Int
  let place: Int
}
