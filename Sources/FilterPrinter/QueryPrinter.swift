public import FilterAST

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
/// any other, but the parser reads them back only down to that depth.
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
    guard let flat = query.isFlat ? query : query.flattened() else { return "" }
    switch style {
    case .canonical:
      var text = ""
      flat.write(to: &text, in: .top)
      return text
    case .lines(let width):
      var layout = LineLayout(width: width)
      layout.add(flat, prefix: "", suffix: "", indent: 0, context: .top)
      return layout.lines.joined(separator: "\n")
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
    switch self {
    case .term: true
    case .and(_, let operands):
      operands.count > 1
        && operands.allSatisfy { operand in
          if case .and(.positive, _) = operand { return false }
          return operand.isFlat
        }
    case .or(_, let operands):
      operands.count > 1
        && operands.allSatisfy { operand in
          if case .or(.positive, _) = operand { return false }
          return operand.isFlat
        }
    }
  }

  /// Writes a flat query in one line.
  func write(to text: inout String, in context: PrintingContext) {
    let parentheses = context.needsParentheses(self)
    switch self {
    case .term(let term): term.write(to: &text)
    case .and(let polarity, let operands):
      if parentheses { text += polarity == .negative ? "-(" : "(" }
      for index in operands.indices {
        if index > 0 { text += " " }
        operands[index].write(to: &text, in: .operand)
      }
      if parentheses { text += ")" }
    case .or(let polarity, let operands):
      if parentheses { text += polarity == .negative ? "-(" : "(" }
      for index in operands.indices {
        if index > 0 { text += " or " }
        operands[index].write(to: &text, in: .branch)
      }
      if parentheses { text += ")" }
    }
  }
}
