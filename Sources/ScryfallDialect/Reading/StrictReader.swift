import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Reads a query term by term, and groups with a stack (Reference 1.8, 2 and 2.2).
///
/// - Terms side by side, and terms joined by `and`, must all hold; `or` binds loosest. Both are connectives in any
///   letter case if they are a whole bare word; leading, trailing and doubled ones are dropped.
/// - A `-` negates the term or group attached to it; alone (`- x`) it is a word that matches nothing.
/// - An unclosed quote at the start of a term is skipped: `"t:elf` is `t:elf`.
/// - A slash outside a value separates words, as does a lone comma.
/// - Ignored terms are dropped; an alternative of an `or` or a group without terms disappears.
struct StrictReader {
  /// An open group, or the whole text.
  private struct Level {
    /// Negative for a group with a minus.
    var polarity: Polarity
    /// The offset of its prefix.
    var start: Int
    /// The complete alternatives of `or`.
    var alternatives: [FilterQuery<ReadTerm>] = []
    /// The operands of the alternative that is being read.
    var operands: [FilterQuery<ReadTerm>] = []
  }

  let scanner: StrictScanner
  var offset = 0
  /// The number of regular expressions so far.
  var regexes = 0
  /// Whether the term that is being read is a directive, with a valid value or not.
  var isDirective = false
  private(set) var reading = QueryReading(filter: nil)
  private var levels: [Level] = []
  private var directives: [(FieldID, ValueID)] = []
  private var isEmpty = true

  init(_ text: StrictText) {
    self.scanner = StrictScanner(text: text)
  }

  /// Reads the whole text.
  mutating func run() {
    levels = [Level(polarity: .positive, start: 0)]
    while let byte = scanner.byte(offset) {
      switch byte {
      case UInt8(ascii: "("): open(.positive, from: offset)
      case UInt8(ascii: ")"): close()
      case UInt8(ascii: "/"): offset += 1
      case UInt8(ascii: ",") where skipCommas(): break
      case let byte where byte.isWhitespace: offset += 1
      default: readTerm()
      }
    }
    finish()
  }

  private mutating func finish() {
    let text = scanner.text.source.range
    if levels.count > 1, let open = levels.last {
      refuse(.unclosedParenthesis, range: scanner.text.sourceRange(from: open.start, to: scanner.end))
    }
    reading.filter = levels.first.map(StrictReader.query)?.flatMap { $0.flattened() }
    reading.directives = StrictReader.directives(directives)
    if regexes > Vocabulary.scryfall.limits.regexes { refuse(.tooManyRegexes, range: text) }
    if reading.filter == nil { refuse(isEmpty ? .empty : .nothingRemains, range: text) }
    if reading.refusal != nil { reading.filter = nil }
  }

  /// Sets the refusal, unless there is one already.
  private mutating func refuse(_ refusal: StrictRefusal, range: SourceRange) {
    if reading.refusal == nil { reading.refusal = refusal.at(range) }
  }

  /// Skips lone commas.
  private mutating func skipCommas() -> Bool {
    var end = offset
    while scanner.byte(end) == UInt8(ascii: ",") { end += 1 }
    guard scanner.endsWord(end) else { return false }
    offset = end
    return true
  }
}

extension StrictReader {
  private mutating func open(_ polarity: Polarity, from start: Int) {
    isEmpty = false
    levels.append(Level(polarity: polarity, start: start))
    offset += 1
  }

  private mutating func close() {
    isEmpty = false
    defer { offset += 1 }
    guard levels.count > 1, let level = levels.popLast() else {
      return refuse(.surplusParenthesis, range: scanner.text.sourceRange(from: offset, to: offset + 1))
    }
    if let group = StrictReader.query(level) { levels[levels.count - 1].operands.append(group) }
  }

  /// The query of a level; nil if it has no terms. A group of one is its operand, with the minus of the group.
  private static func query(_ level: Level) -> FilterQuery<ReadTerm>? {
    let alternatives = level.alternatives + (conjunction(level.operands).map { [$0] } ?? [])
    guard let first = alternatives.first else { return nil }
    let query = alternatives.count > 1 ? FilterQuery.or(.positive, alternatives) : first
    return level.polarity == .negative ? query.negated : query
  }

  private static func conjunction(_ operands: [FilterQuery<ReadTerm>]) -> FilterQuery<ReadTerm>? {
    operands.count > 1 ? .and(.positive, operands) : operands.first
  }

  /// Ends the alternative of an `or` that is being read.
  private mutating func endAlternative() {
    let last = levels.count - 1
    if let alternative = StrictReader.conjunction(levels[last].operands) {
      levels[last].alternatives.append(alternative)
    }
    levels[last].operands = []
  }

  /// Reads a term, a connective or the minus of a group.
  private mutating func readTerm() {
    isEmpty = false
    let start = offset
    let minuses = skipPrefix()
    let polarity: Polarity = minuses % 2 == 0 ? .positive : .negative
    if minuses > 0 {
      if scanner.byte(offset) == UInt8(ascii: "(") { return open(polarity, from: start) }
      let isAlone = scanner.endsWord(offset) || scanner.byte(offset) == UInt8(ascii: ",") && skipCommas()
      if isAlone { return add(.content(.nothing), polarity: .positive, from: start) }
    } else if offset == start, readConnective() {
      return
    } else if scanner.byte(offset) == UInt8(ascii: "(") {
      return open(polarity, from: start)
    }
    let outcome = readOutcome(polarity)
    guard polarity == .negative else { return add(outcome, polarity: polarity, from: start) }
    let (rest, left) = negated(outcome)
    add(rest, polarity: left, from: start)
  }

  /// Skips the minuses of a term and unclosed quotes before it. Returns the number of minuses.
  private mutating func skipPrefix() -> Int {
    var minuses = 0
    while true {
      if scanner.byte(offset) == UInt8(ascii: "-") {
        minuses += 1
      } else if !scanner.isSkippedQuote(at: offset) {
        return minuses
      }
      offset += 1
    }
  }

  /// Reads a connective at the offset; false if there is none.
  private mutating func readConnective() -> Bool {
    guard let end = scanner.endOfKeyword(at: offset), end - offset <= 3, scanner.endsWord(end) else { return false }
    switch text(from: offset, to: end).lowercased() {
    case "or": endAlternative()
    case "and": break
    default: return false
    }
    offset = end
    return true
  }

  /// Reads a term after its prefix.
  private mutating func readOutcome(_ polarity: Polarity) -> StrictOutcome {
    if let end = scanner.endOfKeyword(at: offset) {
      let field = text(from: offset, to: end)
      if let (comparison, valueStart) = scanner.comparison(at: end) {
        offset = valueStart
        return readValue(field, comparison: comparison, isNegated: polarity == .negative)
      }
      if isExclamatoryEqual(field, at: end) {
        offset = end + 1
        return readValue(field, comparison: .equal, isNegated: polarity == .negative)
      }
      return readWord()
    }
    if scanner.byte(offset) == UInt8(ascii: "!") { return readExactName(polarity) }
    if let end = scanner.endOfQuote(at: offset) { return readQuotedName(to: end) }
    return readShorthand() ?? readWord()
  }

  /// Adds the outcome of the term from `start` to the offset.
  private mutating func add(_ outcome: StrictOutcome, polarity: Polarity, from start: Int) {
    let range = scanner.text.sourceRange(from: start, to: offset)
    if isDirective, levels.count > 1 { refuse(.directiveInGroup, range: range) }
    isDirective = false
    switch outcome {
    case .content(let content):
      levels[levels.count - 1].operands.append(.term(ReadTerm(polarity, content, range: range)))
    case .ignored(let reason):
      reading.ignored.append(IgnoredTerm(range: range, text: scanner.text.source[range], reason: reason))
    case .directive(let field, let value): directives.append((field, value))
    }
  }
}
