import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText

extension TextReading {
  /// The options to add conditions to the text, best first: at the end, after each top-level operand, at the start; and
  /// for a disjunction, with parentheses around the text.
  func insertions(of parts: [FilterQuery<FilterTerm>]) -> [[TextEdit]] {
    if parts.isEmpty { return [] }
    let text = parts.map { $0.textAsOperand }.joined(separator: " ")
    let end = query.source.length
    let (unopened, unclosed) = looseParentheses
    let opening = String(repeating: "(", count: unopened + 1)
    let closing = String(repeating: ")", count: unclosed + 1)
    var ways: [[TextEdit]] = [[insertion(of: text, at: end)]]
    for piece in pieces.reversed() { ways.append([insertion(of: text, at: tree.range(of: piece.node).end)]) }
    ways.append([insertion(of: text, at: 0)])
    ways.append([.insert(opening, at: 0), .insert(")" + " " + text, at: end)])
    ways.append([.insert(text + " " + opening, at: 0)])
    ways.append([.insert(opening, at: 0), .insert(" " + closing + " " + text, at: end)])
    return ways
  }

  /// An edit that inserts a text, with the space that is required around it.
  func insertion(of text: String, at offset: Int) -> TextEdit {
    let bytes = query.source.bytes
    func separates(_ offset: Int, _ parenthesis: Character) -> Bool {
      guard bytes.indices.contains(offset) else { return true }
      return bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) || bytes[offset] == parenthesis.asciiValue
    }
    let before = separates(offset - 1, "(") ? "" : " "
    let after = separates(offset, ")") ? "" : " "
    return .insert(before + text + after, at: offset)
  }

  /// The parentheses `)` without their `(`.
  var strayParentheses: [SourceRange] {
    var depth = 0
    var stray: [SourceRange] = []
    for token in tree.tokens {
      if token.kind == .leftParenthesis { depth += 1 }
      if token.kind == .rightParenthesis { if depth > 0 { depth -= 1 } else { stray.append(token.range) } }
    }
    return stray
  }

  /// The number of `)` without their `(`, and of `(` without their `)`.
  private var looseParentheses: (unopened: Int, unclosed: Int) {
    let opened = tree.tokens.count { $0.kind == .leftParenthesis }
    let closed = tree.tokens.count { $0.kind == .rightParenthesis }
    let unopened = strayParentheses.count
    return (unopened, opened - (closed - unopened))
  }

  /// The terms of the text outside of some pieces, as written, including incomplete ones.
  func terms(outside pieces: [Piece]) -> [String] {
    let ranges = pieces.map { tree.range(of: $0.node) }
    return query.parsed.termRanges.filter { term in !ranges.contains { $0.encloses(term) } }.map { query.source[$0] }
  }

  /// The operands of the conjunction outside of some pieces, in an order that does not depend on the text.
  func conditions(outside pieces: [Piece]) -> [String] {
    var conditions = TextReading.conditions(of: query.parsed)
    for piece in pieces {
      for condition in TextReading.conditions(
        of: ParsedQuery(parsing: tree.text(of: piece.node), syntax: query.parsed.syntax))
      {
        if let place = conditions.firstIndex(of: condition) { conditions.remove(at: place) }
      }
    }
    return conditions.sorted()
  }

  private static func conditions(of parsed: ParsedQuery) -> [String] {
    switch parsed.query {
    case nil: []
    case .and(.positive, let operands): operands.map { $0.description }
    case .some(let query): [query.description]
    }
  }
}

extension FilterQuery where Term == FilterTerm {
  /// The text as an operand of a conjunction: with parentheses if it is a disjunction.
  var textAsOperand: String {
    if case .or(.positive, _) = self { return "(" + canonicalText + ")" }
    return canonicalText
  }
}
