import FilterAST
import FilterLexer
import FilterParser
import FilterPrinter
import TerminalUI
import FilterText

/// Shows what the parser makes of a text, for eyes: tokens, tree, query, findings.
package struct QueryPicture {
  package let findings: QueryFindings
  /// The query in plain words; empty where they are not asked for.
  package var explanation = ""
  package let style: TerminalStyle

  package init(findings: QueryFindings, style: TerminalStyle) {
    self.findings = findings
    self.style = style
  }

  /// The parts that can be shown.
  package enum Part: CaseIterable {
    case tokens
    case tree
    case query
    case canonical
    case explanation
    case findings
  }

  package func draw(_ parts: [Part] = Part.allCases) -> [String] {
    var lines: [String] = []
    draw(parts) { lines.append($0) }
    return lines
  }

  /// Hands on each line as it is drawn: there may be more of them than bytes of the text.
  package func draw(_ parts: [Part] = Part.allCases, _ show: (String) -> Void) {
    for part in parts {
      var isFirst = true
      draw(part) { line in
        if isFirst { show(style.bold(title(of: part))) }
        isFirst = false
        show("  " + line)
      }
    }
  }

  private func title(of part: Part) -> String {
    switch part {
    case .tokens: "tokens"
    case .tree: "tree"
    case .query: "query (\(findings.outcome.rawValue))"
    case .canonical: "canonical"
    case .explanation: "meaning"
    case .findings: "findings"
    }
  }

  private func draw(_ part: Part, _ show: (String) -> Void) {
    switch part {
    case .tokens: for token in findings.tree.tokens { show(tokenLine(token)) }
    case .tree: TreePicture(style: style).draw(findings.tree, show)
    case .query:
      if findings.outcome == .empty {
        show(style.dim("nothing to run"))
      } else {
        TreePicture(style: style).drawQuery(of: findings.tree, show)
      }
    case .canonical:
      if findings.outcome == .empty { return }
      var text = ""
      findings.tree.writeCanonicalText { text += CharacterWidth.visible($0) }
      show(text)
    case .explanation: if !explanation.isEmpty { show(CharacterWidth.visible(explanation)) }
    case .findings: drawFindings(show)
    }
  }

  private func tokenLine(_ token: Token) -> String {
    let kind = "\(token.kind)".padded(to: 18)
    let range = style.dim(token.range.description.padded(to: 8))
    let text = findings.tree.source[token.range]
    let shown = token.kind == .whitespace ? String(text.map { $0 == " " ? "␠" : $0 }) : text
    return "\(range) \(style.cyan(kind))\(CharacterWidth.visible(shown))"
  }

  /// The first findings; the others are counted.
  private func drawFindings(_ show: (String) -> Void) {
    let source = findings.tree.source
    var rendering = CaretRendering(lines: LineTable(source), style: style, prefix: "")
    for diagnostic in findings.digest.first { for line in rendering.draw(diagnostic, in: source) { show(line) } }
    let rest = findings.digest.total - findings.digest.first.count
    if rest > 0 { show("… and \(Counted.grouped(rest)) more") }
  }
}

/// Draws a tree with branches, line by line.
private struct TreePicture {
  let style: TerminalStyle

  func draw(_ tree: SyntaxTree, _ show: (String) -> Void) { draw(tree, tree.root, "", "", show) }

  /// A node; `head` stands before its line, `margin` before those of its children.
  private func draw(
    _ tree: SyntaxTree, _ node: SyntaxNodeID, _ head: String, _ margin: String, _ show: (String) -> Void
  ) {
    let kind = tree.kind(of: node)
    let name = kind.isMissing || kind.isUnexpected ? style.red("\(kind)") : style.cyan("\(kind)")
    let showsText = kind.isTerm || kind.isUnexpected
    let text = showsText ? " " + CharacterWidth.visible(tree.text(of: node)) : ""
    show(head + name + text + style.dim(" \(tree.range(of: node))"))
    var children = tree.children(of: node).makeIterator()
    var next = children.next()
    while let child = next {
      next = children.next()
      let (branch, below) = branches(isLast: next == nil)
      draw(tree, child, margin + branch, margin + below, show)
    }
  }

  func drawQuery(of tree: SyntaxTree, _ show: (String) -> Void) {
    // The margins of the groups that are begun.
    var margins: [String] = []
    tree.walkQuery { step in
      switch step {
      case .term(let term, isLast: let isLast):
        let head = margins.last.map { $0 + branches(isLast: isLast).branch } ?? ""
        show(head + CharacterWidth.visible(term.description))
      case .begin(isOr: let isOr, let polarity, isLast: let isLast):
        let (branch, below) = margins.isEmpty ? ("", "") : branches(isLast: isLast)
        let margin = margins.last ?? ""
        let word =
          switch polarity {
          case .positive: isOr ? "any of" : "all of"
          case .negative: isOr ? "none of" : "not all of"
          }
        show(margin + branch + style.blue(word))
        margins.append(margin + below)
      case .between: break
      case .end: margins.removeLast()
      }
    }
  }

  private func branches(isLast: Bool) -> (branch: String, below: String) {
    isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
  }
}

extension String {
  /// The text with spaces behind it, at least one.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - unicodeScalars.count))
  }
}
