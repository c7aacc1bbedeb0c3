public import FilterQueryKit

/// A query as a search field of tokens shows it: the finished conditions of a conjunction as tokens, and the rest as text.
///
/// ```swift
/// var field = QueryTokens("state:open lamp", vocabulary: products.vocabulary)
/// field.tokens.map(\.label)    // ["state is open"]
/// field.text                   // "lamp"
/// field.query                  // "state:open lamp"
/// ```
///
/// Nothing is lost: ``query`` has the meaning of the tokens and the text together, whatever the text is; a text such as
/// `a or b` stands in parentheses after tokens. What is no conjunction, and a query over ``maximumLength`` bytes, is all
/// text.
public struct QueryTokens: Sendable {
  /// The tokens, each once, in the order of the query. All of them must be met.
  public var tokens: [QueryToken] { didSet { rejoin() } }
  /// The text beside the tokens: names, unfinished terms, anything that is no token.
  public private(set) var text: String
  /// The whole query as one text.
  public private(set) var query: String
  /// The offset of the text in the query.
  private var textStart = 0
  var vocabulary: Vocabulary

  /// The number of bytes from which on a query is all text.
  public static let maximumLength = 10_000

  /// Parts a query. A term that `caret` touches, an offset in UTF-8 bytes, stays text, since it is being edited. Linear
  /// in the query.
  public init(_ query: String, vocabulary: Vocabulary, caret: Int? = nil) {
    let parts = QueryParts(query, caret: caret, vocabulary: vocabulary)
    (tokens, text) = (parts.tokens, parts.text)
    self.query = query
    self.vocabulary = vocabulary
  }

  /// Takes another text beside the tokens, as it is typed. Its finished conditions that `caret`, an offset in its UTF-8
  /// bytes, does not touch become tokens. Returns the caret in ``text``.
  @discardableResult
  public mutating func type(_ text: String, caret: Int) -> Int {
    let parts = QueryParts(text, caret: caret, vocabulary: vocabulary)
    self.text = parts.text
    tokens += parts.tokens
    return parts.caret
  }

  /// Turns a token into text before the other text. Returns its length, where the caret goes; nil if there is no such
  /// token.
  public mutating func edit(_ token: QueryToken) -> Int? {
    guard let index = tokens.firstIndex(of: token) else { return nil }
    text = text.isEmpty ? token.source : token.source + " " + text
    tokens.remove(at: index)
    return token.source.utf8.count
  }

  /// Joins two tokens to one of alternatives, in the place of the first: `(state:open or state:new)`. Ignored for a token
  /// that is not here.
  public mutating func join(_ token: QueryToken, with other: QueryToken) {
    guard token != other, let index = tokens.firstIndex(of: token), tokens.contains(other) else { return }
    let rest = other.alternatives.filter { !token.alternatives.contains($0) }
    var joined = tokens
    joined[index] = QueryToken(token.alternatives + rest, vocabulary: vocabulary)
    joined.removeAll { $0 == other }
    tokens = joined
  }

  /// Parts a token into one for each of its alternatives, all of which must be met. Ignored for a token that is not here.
  public mutating func separate(_ token: QueryToken) {
    guard let index = tokens.firstIndex(of: token) else { return }
    tokens.replaceSubrange(
      index...index, with: token.alternatives.map { QueryToken([$0], vocabulary: vocabulary) })
  }

  /// The offset in ``query`` of an offset in ``text``, both in UTF-8 bytes.
  public func queryOffset(ofText offset: Int) -> Int { min(textStart + max(0, offset), query.utf8.count) }

  /// Makes the query from the tokens, each once, and the text.
  private mutating func rejoin() {
    var seen: Set<String> = []
    let unique = tokens.filter { seen.insert($0.source).inserted }
    if unique.count < tokens.count { tokens = unique }
    let before = tokens.map { $0.source }.joined(separator: " ")
    if before.isEmpty || text.isEmpty {
      (query, textStart) = (before + text, before.utf8.count)
      return
    }
    (query, textStart) = (before + " " + text, before.utf8.count + 1)
    let parts = (tokens.map { $0.source } + [text]).compactMap { vocabulary.parse($0).query }
    if vocabulary.parse(query).query == FilterQuery.and(.positive, parts).flattened() { return }
    // Beside others the text has another meaning: `a or b` binds less than a blank.
    (query, textStart) = ("\(before) (\(vocabulary.parse(text).autoclosed))", textStart + 1)
  }
}

/// A condition of a query that a search field shows as one thing: `state is open`.
public struct QueryToken: Hashable, Sendable, Identifiable {
  /// The texts of which one must be met, as written; usually one.
  public let alternatives: [String]
  /// The condition in English: `state is open`, `not price over 40`.
  public let label: String

  /// The text in a query: `state:open`, `(state:open or state:new)`.
  public var source: String {
    alternatives.count == 1 ? alternatives[0] : "(" + alternatives.joined(separator: " or ") + ")"
  }

  /// The text, which is distinct among the tokens of a query.
  public var id: String { source }

  /// A token of complete operands of the language.
  init(_ alternatives: [String], vocabulary: Vocabulary) {
    self.alternatives = alternatives
    label = alternatives.map { TokenLabel($0, vocabulary: vocabulary).text }.joined(separator: " or ")
  }
}

/// The tokens and the text of a query.
private struct QueryParts {
  private(set) var tokens: [QueryToken] = []
  private(set) var text: String
  /// The caret in the text, in bytes; its end without one.
  private(set) var caret: Int

  init(_ query: String, caret: Int?, vocabulary: Vocabulary) {
    (text, self.caret) = (query, caret ?? query.utf8.count)
    if query.utf8.count > QueryTokens.maximumLength { return }
    let analyzed = AnalyzedQuery(parsing: query, vocabulary: vocabulary)
    let tree = analyzed.parsed.tree
    var kept: [SourceRange] = []
    for operand in QueryParts.operands(of: tree) {
      let range = tree.range(of: operand)
      let isEdited = caret.map { range.touches($0) } ?? false
      if !isEdited, tree.kind(of: operand).mayBeToken, QueryParts.isFinished(range, in: analyzed) {
        tokens.append(QueryToken(QueryParts.alternatives(of: operand, in: tree), vocabulary: vocabulary))
      } else {
        kept.append(range)
      }
    }
    var seen: Set<String> = []
    tokens = tokens.filter { seen.insert($0.source).inserted }
    if !tokens.isEmpty { keep(kept, of: analyzed.source, caret: caret) }
  }

  /// Keeps some operands as the text, with the blanks typed after the last one.
  private mutating func keep(_ ranges: [SourceRange], of source: SourceText, caret: Int?) {
    text = ""
    var place: Int?
    for range in ranges {
      if !text.isEmpty { text += " " }
      if let caret, place == nil, caret <= range.end { place = text.utf8.count + max(0, caret - range.start) }
      text += source[range]
    }
    let tail = source[SourceRange(start: ranges.last?.end ?? source.length, end: source.length)]
    if tail.allSatisfy({ $0.isWhitespace }) { text += tail }
    self.caret = min(place ?? text.utf8.count, text.utf8.count)
  }

  /// The operands of a query that is a conjunction or a single operand; none for any other, and one with damage between
  /// them.
  private static func operands(of tree: SyntaxTree) -> [SyntaxNodeID] {
    var operands = Array(tree.children(of: tree.root))
    if operands.count == 1, tree.kind(of: operands[0]) == .conjunction {
      operands = Array(tree.children(of: operands[0]))
    }
    return operands.allSatisfy { tree.kind(of: $0).isOperand } ? operands : []
  }

  /// Whether the vocabulary can read all terms in a range, and nothing is missing.
  private static func isFinished(_ range: SourceRange, in query: AnalyzedQuery) -> Bool {
    let leaves = query.leaves.filter { range.encloses($0.range) }
    return !leaves.isEmpty && leaves.allSatisfy { $0.condition != nil }
      && query.vocabulary.parse(query.source[range]).outcome == .valid
  }

  /// The texts of the alternatives of a group; the text of any other operand.
  private static func alternatives(of operand: SyntaxNodeID, in tree: SyntaxTree) -> [String] {
    let inner = Array(tree.children(of: operand))
    if tree.kind(of: operand) == .group, tree.text(of: operand).hasPrefix("("), inner.count == 1,
      tree.kind(of: inner[0]) == .disjunction
    {
      let operands = Array(tree.children(of: inner[0]))
      // A conjunction without parentheses would be torn.
      if operands.allSatisfy({ tree.kind(of: $0).isOperand && tree.kind(of: $0) != .conjunction }) {
        return operands.map { tree.text(of: $0) }
      }
    }
    return [tree.text(of: operand)]
  }
}

extension SyntaxKind {
  /// Whether a finished operand of this kind is shown as a token. Names are the text that people type.
  fileprivate var mayBeToken: Bool {
    self == .filterTerm || self == .regexTerm || self == .valueGroup || self == .group
  }
}

/// The English of an operand.
private struct TokenLabel {
  private(set) var text: String

  init(_ source: String, vocabulary: Vocabulary) {
    let query = AnalyzedQuery(parsing: source, vocabulary: vocabulary)
    text = source
    guard let first = query.leaves.first, let condition = first.condition else { return }
    if query.leaves.count == 1 {
      text = TokenLabel.words(first, condition, vocabulary)
    } else if case .or(.positive, _)? = query.parsed.query, query.leaves.allSatisfy({ $0.isOneValue }) {
      let values = query.leaves.map { TokenLabel.value($0) }
      text = TokenLabel.words(first, condition, vocabulary) + values.dropFirst().map { " or " + $0 }.joined()
    }
  }

  private static func words(_ leaf: AnalyzedLeaf, _ condition: Condition, _ vocabulary: Vocabulary) -> String {
    guard case .filter(_, let name, let comparison, let value) = leaf.term, let field = vocabulary.field(named: name),
      !isProperty(field.kind)
    else { return vocabulary.explanation(of: condition, leaf.term.polarity, written: value(leaf)) }
    let not = leaf.term.polarity == .negative ? "not " : ""
    // Short, unlike an explanation: `title has lamp`, and not that a word of it begins so.
    let isText = field.kind == .text || field.kind == .path
    let relation = comparison == .colon ? isText ? "has" : "is" : vocabulary.meaning(of: comparison, for: field)
    return "\(not)\(field.label) \(relation) \(value.text)"
  }

  private static func value(_ leaf: AnalyzedLeaf) -> String {
    switch leaf.term {
    case .name(_, exact: _, let name): name.text
    case .filter(_, field: _, _, let value): value.text
    case .regex(_, field: _, _, let pattern): pattern.description
    case .range(_, field: _, _, let range): range.description
    }
  }

  private static func isProperty(_ kind: ValueKind) -> Bool {
    kind == .flag || kind == .absentFlag || kind == .boolean || kind == .directive
  }
}
