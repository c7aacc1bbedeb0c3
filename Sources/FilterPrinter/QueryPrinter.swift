public import FilterAST
package import FilterParser

/// Writes queries as text.
///
/// Printing is a law, not an effort: for every query, whatever its values hold, the text reads back as the flattened query,
/// and printing that again gives the same text. Terms write themselves (`FilterTerm.description`); the printer adds
/// connectives and the fewest parentheses.
///
/// ```swift
/// let query: FilterQuery<FilterTerm> = "bolt" && (.filter("c", .colon, "r") || .filter("c", .colon, "u"))
/// QueryPrinter().print(query)  // bolt (c:r or c:u)
/// ```
///
/// A query that holds no condition prints as the empty text. Groups nested deeper than `ParsedQuery.maximumNesting` print as
/// any other, but the parser reads them back only down to that depth; beyond ``FilterQuery/maximumDepth`` in one line.
public struct QueryPrinter: Hashable, Sendable {
  /// The layout.
  public let style: PrintingStyle

  /// Makes a printer.
  public init(style: PrintingStyle = .canonical) {
    self.style = style
  }

  /// The text of a query. Linear in its size.
  public func print(_ query: FilterQuery<FilterTerm>) -> String {
    if case .term(let term) = query { return term.description }
    if query.isFlat { return text(ofFlat: query) }
    var flat = query.flattened()
    defer { FilterQuery.free(&flat) }
    return flat.map { text(ofFlat: $0) } ?? ""
  }

  private func text(ofFlat flat: FilterQuery<FilterTerm>) -> String {
    switch style {
    // Over lines each level is indented further, which would make a very deep tree grow with its square.
    case .lines(let width) where !flat.isTooDeep:
      var layout = LineLayout(width: width)
      layout.add(flat, prefix: "", suffix: "", indent: 0, context: .top)
      return layout.lines.joined(separator: "\n")
    case .canonical, .lines:
      var text = ""
      flat.write(to: &text, in: .top)
      return text
    }
  }
}

extension FilterQuery where Term == FilterTerm {
  /// The query in one line, with the fewest parentheses; empty where it holds no condition.
  public var canonicalText: String { QueryPrinter().print(self) }
}

/// What stands around a query that is printed.
enum PrintingContext {
  /// The whole text, or the inside of parentheses.
  case top
  /// Between two `or`.
  case branch
  /// Beside another operand.
  case operand

  /// Whether a positive group needs parentheses here: only `or` beside an operand does, since `or` binds weakest.
  func needsParentheses(_ query: FilterQuery<FilterTerm>) -> Bool {
    switch query {
    case .term: false
    case .and(let polarity, _): polarity == .negative
    case .or(let polarity, _): polarity == .negative || self == .operand
    }
  }
}

extension FilterQuery where Term == FilterTerm {
  /// Whether nothing is left to flatten. Makes nothing new.
  var isFlat: Bool {
    var isFlat = true
    walk { step in
      guard case .begin(isOr: let isOr, _, let operands) = step else { return }
      isFlat = isFlat && operands.count > 1
      for operand in operands {
        switch operand {
        case .and(.positive, _) where !isOr, .or(.positive, _) where isOr: isFlat = false
        default: break
        }
      }
    }
    return isFlat
  }

  /// Writes a flat query in one line.
  func write(to text: inout String, in context: PrintingContext) {
    var line = QueryLine(in: context)
    walk { step in
      switch step {
      case .term(let term): term.write(to: &text)
      case .begin(isOr: let isOr, let polarity, _): line.begin(isOr: isOr, polarity, to: &text)
      case .between: line.writeConnective(to: &text)
      case .end: line.end(to: &text)
      }
    }
  }
}

extension SyntaxTree {
  /// Writes the canonical text of the query of the text, as ``QueryPrinter`` would, without making the query, and hands it
  /// on in pieces. `change` may put another term in the place of each. Linear in the text.
  package func writeCanonicalText(
    changing change: (FilterTerm) -> FilterTerm = { $0 }, _ write: (String) -> Void
  ) {
    var line = QueryLine(in: .top)
    var text = ""
    walkQuery { step in
      switch step {
      case .term(let term, isLast: _): change(term).write(to: &text)
      case .begin(isOr: let isOr, let polarity, isLast: _): line.begin(isOr: isOr, polarity, to: &text)
      case .between: line.writeConnective(to: &text)
      case .end: line.end(to: &text)
      }
      if text.utf8.count >= 1 << 12 {
        write(text)
        text = ""
      }
    }
    if !text.isEmpty { write(text) }
  }
}

/// What stands around and between the terms of a query in one line.
private struct QueryLine {
  /// Of each group that is begun: whether it is an `or`, and whether it stands in parentheses.
  private var groups: [(isOr: Bool, hasParentheses: Bool)] = []
  private let context: PrintingContext

  init(in context: PrintingContext) {
    self.context = context
  }

  mutating func begin(isOr: Bool, _ polarity: Polarity, to text: inout String) {
    let around = groups.last.map { $0.isOr ? .branch : .operand } ?? context
    // Only `or` beside an operand needs them, since `or` binds weakest; and every group with a minus.
    let needsParentheses = polarity == .negative || isOr && around == .operand
    if needsParentheses { text += polarity == .negative ? "-(" : "(" }
    groups.append((isOr, needsParentheses))
  }

  func writeConnective(to text: inout String) { text += groups.last?.isOr == true ? " or " : " " }

  mutating func end(to text: inout String) {
    if groups.removeLast().hasParentheses { text += ")" }
  }
}
