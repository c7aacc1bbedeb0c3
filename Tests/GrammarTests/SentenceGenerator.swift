import _FilterTestSupport

/// Generates random sentences from the rules of a grammar.
///
/// A condition is checked as early as possible. If it fails, the responsible parts of the innermost sequence are
/// generated again; a sequence that starts after the position of the condition soon leaves that to the enclosing one.
struct SentenceGenerator {
  /// Deeper than this many rules within one another, the shortest way out of those that lead back to themselves is
  /// taken.
  private static let maximumDepth = 13
  private static let attempts = 200

  let grammar: Grammar
  private let rules: [String: Rule]
  /// The rules that lead back to themselves.
  private let recursive: Set<String>
  /// How many rules within one another each rule needs at least.
  private let heights: [String: Int]
  private var random = SeededGenerator(seed: 0)
  private var sentence = Sentence()
  private var depth = 0
  private var budget = 0

  init(_ grammar: Grammar) {
    self.grammar = grammar
    self.rules = Dictionary(grammar.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.recursive = Set(
      grammar.rules.filter { rule in
        rule.expression.references.contains { grammar.reachable(from: $0).contains(rule.name) }
      }.map { $0.name })
    var heights: [String: Int] = [:]
    for _ in grammar.rules {
      for rule in grammar.rules { heights[rule.name] = 1 + SentenceGenerator.height(rule.expression, heights) }
    }
    self.heights = heights
  }

  /// A random sentence of a rule; nil if none was found, which is an error in the grammar.
  mutating func sentence(of rule: String, using random: inout SeededGenerator) -> Sentence? {
    defer { random = self.random }
    self.random = random
    for _ in 0..<SentenceGenerator.attempts {
      sentence = Sentence()
      depth = 0
      budget = 5_000
      if make(.reference(rule), row: 0) == nil, check(isEnd: true) == nil { return sentence }
    }
    return nil
  }

  /// Appends the derivation of an expression; returns the position of the condition that failed, if any.
  private mutating func make(_ expression: Expression, row: Int) -> Int? {
    switch expression {
    case .text(let text):
      sentence.bytes += Array(text.utf8)
      return check()
    case .characters(let characters):
      sentence.bytes += pick(characters)
      return check()
    case .condition(let condition):
      sentence.pending.append(Pending(condition: condition, start: row, place: sentence.bytes.count))
      return check()
    case .reference(let name): return makeRule(name)
    case .sequence(let parts): return makeRow(parts)
    case .times(let count, let part): return makeRow(Array(repeating: part, count: count))
    case .choice(let fork, let alternatives):
      let taken = pick(expression)
      sentence.turns.append(Turn(fork: fork, taken: taken))
      return make(alternatives[taken], row: row)
    case .optional(let fork, let part):
      let isTaken = !isTooDeep(for: part) && random.chance(40)
      sentence.turns.append(Turn(fork: fork, taken: isTaken ? 1 : 0))
      return isTaken ? make(part, row: row) : nil
    case .repetition(let fork, let part):
      var count = 0
      while !isTooDeep(for: part), count < 6, random.chance(isRecursive(part) ? 20 : 45) {
        count += 1
        if let place = make(part, row: row) { return place }
      }
      sentence.turns.append(Turn(fork: fork, taken: count > 0 ? 1 : 0))
      return nil
    }
  }

  private mutating func makeRow(_ parts: [Expression]) -> Int? {
    let start = sentence.bytes.count
    var marks: [Mark] = []
    var attempts = 0
    while marks.count < parts.count {
      marks.append(mark)
      guard let place = make(parts[marks.count - 1], row: start) else { continue }
      attempts += 1
      budget -= 1
      let isBeforeRow = place <= start
      if isBeforeRow && (marks.count == 1 || attempts > 3) || attempts > SentenceGenerator.attempts || budget < 0 {
        return place
      }
      // Try another part here; otherwise generate the part that the condition is about again.
      if marks.count > 1 { marks.removeLast() }
      if attempts % 3 == 0 {
        while let last = marks.last, marks.count > 1, last.bytes >= place { marks.removeLast() }
      }
      restore(marks.removeLast())
    }
    return nil
  }

  /// The state to restore when everything after it is discarded.
  private struct Mark {
    let bytes: Int
    let spans: Int
    let turns: Int
    let pending: [Pending]
    let depth: Int
  }

  private var mark: Mark {
    Mark(
      bytes: sentence.bytes.count, spans: sentence.spans.count, turns: sentence.turns.count, pending: sentence.pending,
      depth: depth)
  }

  private mutating func restore(_ mark: Mark) {
    sentence.bytes.removeSubrange(mark.bytes...)
    sentence.spans.removeSubrange(mark.spans...)
    sentence.turns.removeSubrange(mark.turns...)
    sentence.pending = mark.pending
    depth = mark.depth
  }

  private mutating func makeRule(_ name: String) -> Int? {
    guard let rule = rules[name] else { return 0 }
    let start = sentence.bytes.count
    depth += 1
    if let place = make(rule.expression, row: start) { return place }
    depth -= 1
    sentence.spans.append(Sentence.Span(rule: name, start: start, end: sentence.bytes.count))
    return nil
  }

  /// Checks the decidable conditions; returns the position of one that fails.
  private mutating func check(isEnd: Bool = false) -> Int? {
    if sentence.pending.isEmpty { return nil }
    let bytes = sentence.bytes
    var open: [Pending] = []
    for pending in sentence.pending {
      switch pending.condition.holds(
        after: bytes[pending.start..<pending.place], before: bytes[pending.place...], isEnd: isEnd)
      {
      case true?: break
      case false?: return pending.place
      case nil: open.append(pending)
      }
    }
    sentence.pending = open
    return nil
  }

  private func isTooDeep(for expression: Expression) -> Bool {
    depth > SentenceGenerator.maximumDepth && isRecursive(expression)
  }

  private func isRecursive(_ expression: Expression) -> Bool {
    expression.references.contains { recursive.contains($0) }
  }

  /// Occasionally repeats the previous character: `++`, `--` and `,,` are difficult for a lexer.
  private mutating func pick(_ characters: CharacterClass) -> [UInt8] {
    let doubled = sentence.bytes.suffix(1)
    if random.chance(15), characters.specimens.contains(Array(doubled)) { return Array(doubled) }
    return random.pick(characters.specimens) ?? []
  }

  private mutating func pick(_ choice: Expression) -> Int {
    let alternatives = choice.parts
    guard isTooDeep(for: choice) else { return random.below(alternatives.count) }
    let lengths = alternatives.map { SentenceGenerator.height($0, heights) }
    return lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
  }

  private static func height(_ expression: Expression, _ heights: [String: Int]) -> Int {
    switch expression {
    case .reference(let name): heights[name] ?? 1_000
    case .choice: expression.parts.map { height($0, heights) }.min() ?? 0
    case .optional, .repetition: 0
    default: expression.parts.map { height($0, heights) }.max() ?? 0
    }
  }
}
