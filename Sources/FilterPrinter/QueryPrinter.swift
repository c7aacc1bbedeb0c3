public import FilterAST
package import FilterParser

/// Writes queries as text.
///
/// Printing always round-trips: for every query, the text reads back as the flattened query, and printing that again
/// gives the same text. Terms write themselves (`FilterTerm.description`); the printer adds connectives and as few
/// parentheses as possible.
///
/// ```swift
/// let query: FilterQuery<FilterTerm> = .name("bolt") && (.filter("c", .colon, "r") || .filter("c", .colon, "u"))
/// QueryPrinter().print(query)  // bolt (c:r or c:u)
/// ```
///
/// A query without a condition prints as the empty text. The parser reads nested groups back only up to
/// `ParsedQuery.maximumNesting`. A query nested deeper than ``FilterQuery/maximumDepth`` is written in one line.
public struct QueryPrinter: Hashable, Sendable {
  /// The layout: one line, or several.
  public let style: PrintingStyle

  /// Makes a printer, by default for one line.
  public init(style: PrintingStyle = .canonical) { self.style = style }

  /// The text of a query; empty if it has no condition. Linear in its size.
  public func print(_ query: FilterQuery<FilterTerm>) -> String {
    if case .term(let term) = query { return term.description }
    if query.isFlat { return text(ofFlat: query) }
    var flat = query.flattened()
    defer { FilterQuery.free(&flat) }
    return flat.map { text(ofFlat: $0) } ?? ""
  }

  private func text(ofFlat flat: FilterQuery<FilterTerm>) -> String {
    switch style {
    // Each level is indented further, so a very deep tree would give a text of quadratic size.
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
  /// The query in one line, with as few parentheses as possible; empty if it has no condition.
  public var canonicalText: String { QueryPrinter().print(self) }
}

/// The context of a query in the printed text.
enum PrintingContext {
  /// The whole text, or the inside of parentheses.
  case top
  /// An operand of `or`.
  case branch
  /// An operand of `and`.
  case operand

  /// Whether a group needs parentheses here: any negated group, and `or` as an operand of `and`, since `or` binds
  /// loosest.
  func needsParentheses(_ query: FilterQuery<FilterTerm>) -> Bool {
    switch query {
    case .term: false
    case .and(let polarity, _): polarity == .negative
    case .or(let polarity, _): polarity == .negative || self == .operand
    }
  }
}

extension FilterQuery where Term == FilterTerm {
  /// Whether the query equals its flattened form. Allocates nothing.
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
      case .begin(let isOr, let polarity, _): line.begin(isOr: isOr, polarity, to: &text)
      case .between: line.writeConnective(to: &text)
      case .end: line.end(to: &text)
      }
    }
  }
}

extension SyntaxTree {
  /// Writes the canonical text of the query, as ``QueryPrinter`` does, in pieces and without making the query. `change`
  /// may replace each term. Linear in the text.
  package func writeCanonicalText(
    changing change: (FilterTerm) -> FilterTerm = { $0 }, _ write: (String) -> Void
  ) {
    var line = QueryLine(in: .top)
    var text = ""
    walkQuery { step in
      switch step {
      case .term(let term, isLast: _): change(term).write(to: &text)
      case .begin(let isOr, let polarity, isLast: _): line.begin(isOr: isOr, polarity, to: &text)
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

/// Writes what stands around and between the terms of a query in one line.
private struct QueryLine {
  /// For each open group: whether it is an `or`, and whether it has parentheses.
  private var groups: [(isOr: Bool, hasParentheses: Bool)] = []
  private let context: PrintingContext

  init(in context: PrintingContext) { self.context = context }

  mutating func begin(isOr: Bool, _ polarity: Polarity, to text: inout String) {
    let around = groups.last.map { $0.isOr ? .branch : .operand } ?? context
    // The rule of `PrintingContext.needsParentheses`.
    let needsParentheses = polarity == .negative || isOr && around == .operand
    if needsParentheses { text += polarity == .negative ? "-(" : "(" }
    groups.append((isOr, needsParentheses))
  }

  func writeConnective(to text: inout String) { text += groups.last?.isOr == true ? " or " : " " }

  mutating func end(to text: inout String) { if groups.removeLast().hasParentheses { text += ")" } }
}

/// The layout of a printed query. All styles print the same tokens and differ in line breaks only, so the text of each
/// reads back as the same query.
public enum PrintingStyle: Hashable, Sendable {
  /// One line with single spaces and as few parentheses as possible.
  case canonical
  /// One line if it fits into `width` characters, else one operand per line. Every line after the first is indented, so
  /// the result is one query of a query document unless a value contains a line break.
  ///
  /// ```text
  /// t:creature
  ///   (c:rg or id<=esper)
  ///   -o:"draw a card"
  /// ```
  case lines(width: Int)
}

/// Lays a query out over lines: what does not fit into one line is split at its operands.
struct LineLayout {
  let width: Int
  private(set) var lines: [String] = []

  /// Adds a query with `prefix` before it and `suffix` after it. Each level of groups is tried in one line once, so the
  /// work is at most the size of the text times the depth of its groups.
  mutating func add(
    _ query: FilterQuery<FilterTerm>, prefix: String, suffix: String, indent: Int, context: PrintingContext
  ) {
    var line = String(repeating: " ", count: indent) + prefix
    query.write(to: &line, in: context)
    line += suffix
    let operands: [FilterQuery<FilterTerm>]
    let connective: String
    switch query {
    case .and(_, let children) where line.unicodeScalars.count > width: (operands, connective) = (children, "")
    case .or(_, let children) where line.unicodeScalars.count > width: (operands, connective) = (children, "or ")
    default:
      lines.append(line)
      return
    }
    let parentheses = context.needsParentheses(query)
    let opening = parentheses ? query.polarity.description + "(" : ""
    let closing = parentheses ? ")" : ""
    let inner: PrintingContext = connective.isEmpty ? .operand : .branch
    for (index, operand) in operands.enumerated() {
      add(
        operand, prefix: index == 0 ? prefix + opening : connective,
        suffix: index == operands.count - 1 ? closing + suffix : "", indent: index == 0 ? indent : indent + 2,
        context: inner)
    }
  }
}
