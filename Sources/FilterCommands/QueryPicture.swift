import FilterAST
import FilterLexer
import FilterParser
import FilterPrinter
import FilterTerminal
import FilterText

/// Shows what the parser makes of a text, for eyes: tokens, tree, query, findings.
struct QueryPicture {
  let parsed: ParsedQuery
  let diagnostics: [Diagnostic]
  /// The query in plain words; empty where they are not asked for.
  var explanation = ""
  let style: TerminalStyle

  /// The parts that can be shown.
  enum Part: CaseIterable {
    case tokens
    case tree
    case query
    case canonical
    case explanation
    case findings
  }

  func draw(_ parts: [Part] = Part.allCases) -> [String] {
    var lines: [String] = []
    for part in parts {
      let body = body(of: part)
      if body.isEmpty { continue }
      lines.append(style.bold(title(of: part)))
      lines += body.map { "  " + $0 }
    }
    return lines
  }

  private func title(of part: Part) -> String {
    switch part {
    case .tokens: "tokens"
    case .tree: "tree"
    case .query: "query (\(parsed.outcome.rawValue))"
    case .canonical: "canonical"
    case .explanation: "meaning"
    case .findings: "findings"
    }
  }

  private func body(of part: Part) -> [String] {
    switch part {
    case .tokens: parsed.tree.tokens.map { tokenLine($0) }
    case .tree: PictureNode(parsed.tree, style).lines
    case .query: parsed.query.map { PictureNode($0, style).lines } ?? [style.dim("nothing to run")]
    case .canonical: parsed.query.map { [CharacterWidth.visible($0.canonicalText)] } ?? []
    case .explanation: explanation.isEmpty ? [] : [CharacterWidth.visible(explanation)]
    case .findings: findings
    }
  }

  private func tokenLine(_ token: Token) -> String {
    let kind = "\(token.kind)".padded(to: 18)
    let range = style.dim(token.range.description.padded(to: 8))
    let text = parsed.source[token.range]
    let shown = token.kind == .whitespace ? String(text.map { $0 == " " ? "␠" : $0 }) : text
    return "\(range) \(style.cyan(kind))\(CharacterWidth.visible(shown))"
  }

  private var findings: [String] {
    var rendering = CaretRendering(lines: LineTable(parsed.source), style: style, prefix: "")
    return diagnostics.flatMap { rendering.draw($0, in: parsed.source) }
  }
}

/// A tree that is drawn with branches.
private struct PictureNode {
  let label: String
  let children: [PictureNode]

  var lines: [String] {
    var result = [label]
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      for (number, line) in child.lines.enumerated() {
        result.append((number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line)
      }
    }
    return result
  }

  init(_ tree: SyntaxTree, _ style: TerminalStyle) {
    self.init(tree, tree.root, style)
  }

  private init(_ tree: SyntaxTree, _ node: SyntaxNodeID, _ style: TerminalStyle) {
    let kind = tree.kind(of: node)
    let name = kind.isMissing || kind.isUnexpected ? style.red("\(kind)") : style.cyan("\(kind)")
    let showsText = kind.isTerm || kind.isUnexpected
    let text = showsText ? " " + CharacterWidth.visible(tree.text(of: node)) : ""
    label = name + text + style.dim(" \(tree.range(of: node))")
    children = tree.children(of: node).map { PictureNode(tree, $0, style) }
  }

  init(_ query: FilterQuery<FilterTerm>, _ style: TerminalStyle) {
    switch query {
    case .term(let term):
      label = CharacterWidth.visible(term.description)
      children = []
    case .and(let polarity, let operands):
      label = style.blue(polarity == .positive ? "all of" : "not all of")
      children = operands.map { PictureNode($0, style) }
    case .or(let polarity, let operands):
      label = style.blue(polarity == .positive ? "any of" : "none of")
      children = operands.map { PictureNode($0, style) }
    }
  }
}

extension String {
  /// The text with spaces behind it, at least one.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - unicodeScalars.count))
  }
}
