import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Reads a query term by term, groups by way of a stack (sections 1.8, 2 and 2.2).
///
/// - Terms side by side, and terms joined by `and`, must all hold; `or` binds less. Either is a connective in any letter case
///   where it is a whole bare word; dangling, leading and doubled ones are dropped.
/// - A `-` negates what is glued to it; alone (`- x`) it is a word that matches nothing.
/// - A quote at the very start of a term that nothing closes is skipped, and the rest is the term: `"t:elf`.
/// - A slash outside a value separates words, and so does a comma that stands alone.
/// - A term that is ignored is as if it were not there: an arm of an `or` without terms disappears, and so does a group.
struct StrictReader {
  /// A group that is open, or the text.
  private struct Level {
    /// Whether a minus stands before the group.
    var polarity: Polarity
    /// Where it opens.
    var start: Int
    /// The arms of `or` that are complete.
    var arms: [FilterQuery<ReadTerm>] = []
    /// The operands of the arm that is being read.
    var operands: [FilterQuery<ReadTerm>] = []
  }

  /// The text.
  let scanner: StrictScanner
  /// Where it is read.
  var offset = 0
  /// How many regular expressions were read.
  var regexes = 0
  /// Whether the term that is being read is an instruction, be its value good or bad.
  var isInstruction = false
  /// What has been read so far.
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
      case let byte where StrictScanner.isSpace(byte): offset += 1
      default: readTerm()
      }
    }
    finish()
  }

  private mutating func finish() {
    let text = scanner.text.source.range
    if levels.count > 1, let open = levels.last {
      refuse(.unclosedParenthesis, scanner.text.sourceRange(open.start, scanner.end))
    }
    reading.filter = levels.first.map(StrictReader.query)?.flatMap { $0.flattened() }
    reading.directives = StrictReader.directives(directives)
    if regexes > Vocabulary.scryfall.limits.regexes { refuse(.tooManyRegexes, text) }
    if reading.filter == nil { refuse(isEmpty ? .empty : .nothingRemains, text) }
    if reading.refusal != nil { reading.filter = nil }
  }

  /// Notes the first reason why the query is not run.
  private mutating func refuse(_ refusal: StrictRefusal, _ range: SourceRange) {
    if reading.refusal == nil { reading.refusal = refusal.at(range) }
  }

  /// Passes over commas that stand alone.
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
      return refuse(.surplusParenthesis, scanner.text.sourceRange(offset, offset + 1))
    }
    if let group = StrictReader.query(level) { levels[levels.count - 1].operands.append(group) }
  }

  /// The query of a level; nil where no term is in it. A group of one is its operand, with the minus of the group.
  private static func query(_ level: Level) -> FilterQuery<ReadTerm>? {
    let arms = level.arms + (conjunction(level.operands).map { [$0] } ?? [])
    guard let first = arms.first else { return nil }
    let query = arms.count > 1 ? FilterQuery.or(.positive, arms) : first
    return level.polarity == .negative ? query.negated : query
  }

  private static func conjunction(_ operands: [FilterQuery<ReadTerm>]) -> FilterQuery<ReadTerm>? {
    operands.count > 1 ? .and(.positive, operands) : operands.first
  }

  /// Ends the arm of an `or` that is being read.
  private mutating func endArm() {
    let last = levels.count - 1
    if let arm = StrictReader.conjunction(levels[last].operands) { levels[last].arms.append(arm) }
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
      if isAlone { return add(.content(.nothing), .positive, from: start) }
    } else if offset == start, readConnective() {
      return
    } else if scanner.byte(offset) == UInt8(ascii: "(") {
      return open(polarity, from: start)
    }
    let outcome = readOutcome(polarity)
    guard polarity == .negative else { return add(outcome, polarity, from: start) }
    let (rest, left) = negated(outcome)
    add(rest, left, from: start)
  }

  /// Passes over the minuses of a term and over quotes before it that nothing closes; answers how many minuses there are.
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

  /// Passes over a connective at the offset.
  private mutating func readConnective() -> Bool {
    guard let end = scanner.endOfKeyword(at: offset), end - offset <= 3, scanner.endsWord(end) else { return false }
    switch text(offset, end).lowercased() {
    case "or": endArm()
    case "and": break
    default: return false
    }
    offset = end
    return true
  }

  /// Reads a term behind its prefix.
  private mutating func readOutcome(_ polarity: Polarity) -> StrictOutcome {
    if let end = scanner.endOfKeyword(at: offset) {
      let field = text(offset, end)
      if let (comparison, behind) = scanner.comparison(at: end) {
        offset = behind
        return readValue(field, comparison, isNegated: polarity == .negative)
      }
      if isExclamatoryEqual(field, at: end) {
        offset = end + 1
        return readValue(field, .equal, isNegated: polarity == .negative)
      }
      return readWord()
    }
    if scanner.byte(offset) == UInt8(ascii: "!") { return readExactName(polarity) }
    if let end = scanner.endOfQuote(at: offset) { return readQuotedName(to: end) }
    return readShorthand() ?? readWord()
  }

  /// Adds what became of the term from `start` to the offset.
  private mutating func add(_ outcome: StrictOutcome, _ polarity: Polarity, from start: Int) {
    let range = scanner.text.sourceRange(start, offset)
    if isInstruction, levels.count > 1 { refuse(.directiveInGroup, range) }
    isInstruction = false
    switch outcome {
    case .content(let content):
      levels[levels.count - 1].operands.append(.term(ReadTerm(polarity, content, range: range)))
    case .ignored(let reason):
      reading.ignored.append(IgnoredTerm(range: range, text: scanner.text.source[range], reason: reason))
    case .directive(let field, let value): directives.append((field, value))
    }
  }
}
