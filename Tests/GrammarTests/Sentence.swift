/// A text made of a rule, and how it was made.
struct Sentence {
  /// The text derived from a rule.
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

/// An undecided condition in a sentence.
struct Pending {
  let condition: Condition
  /// The start of its sequence, and its own position.
  let start: Int
  let place: Int
}
