/// A short text in which pieces of a query stand apart from the words about them, so that each renderer can show and protect
/// them in its own way.
public struct StyledText: Hashable, Sendable {
  /// A piece of the text.
  public struct Run: Hashable, Sendable {
    /// The characters, as they are.
    public var text: String
    /// Whether they are a piece of a query.
    public var isCode: Bool

    /// Makes a run.
    public init(_ text: String, isCode: Bool) {
      self.text = text
      self.isCode = isCode
    }
  }

  /// The pieces, end to end. No two neighbours are of one kind, and none is empty.
  public private(set) var runs: [Run] = []

  /// A text of these pieces.
  public init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  /// Words, which may hold anything.
  public static func words(_ text: String) -> StyledText { StyledText([Run(text, isCode: false)]) }

  /// A piece of a query.
  public static func code(_ text: String) -> StyledText { StyledText([Run(text, isCode: true)]) }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { runs.isEmpty }

  /// One text behind another.
  public static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.runs + right.runs) }

  /// Appends a text.
  public static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run) }
  }

  private mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if let last = runs.indices.last, runs[last].isCode == run.isCode {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The text for places without formatting: pieces of a query stand in straight quotes.
  public var plainText: String {
    var text = ""
    for run in runs { text += run.isCode ? "'" + run.text + "'" : run.text }
    return text
  }

  /// The text with a small first letter, to go on behind other words.
  var uncapitalized: StyledText {
    guard let first = runs.first, !first.isCode else { return self }
    return .words(Excerpt.uncapitalized(first.text)) + StyledText(Array(runs.dropFirst()))
  }

  /// The text as one paragraph of Markdown: pieces of a query are code, and nothing in the words means anything to Markdown.
  public var markdown: String {
    var text = ""
    for run in runs { text += run.isCode ? Markdown.code(run.text) : Markdown.escaped(run.text) }
    return text
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Words.
  public init(stringLiteral value: String) {
    self = .words(value)
  }
}

extension StyledText {
  /// Pieces of a query with commas between: `w`, `u`, `b`. Of more than `limit` the first ones, and an ellipsis.
  static func codes(_ texts: some Collection<String>, limit: Int = 8) -> StyledText {
    var list = StyledText()
    for text in texts.prefix(limit) {
      if !list.isEmpty { list += ", " }
      list += .code(text)
    }
    return texts.count > limit ? list + ", …" : list
  }
}
