import FilterAST
package import FilterJSON
import FilterLexer
import FilterLists
import FilterParser
import FilterPrinter
import FilterText
import TerminalUI

/// Draws the result of parsing a text: tokens, tree, query, diagnostics.
package struct QueryPicture {
  package let query: QueryDiagnostics
  /// The explanation of the query; empty to leave it out.
  package var explanation = ""
  package let style: TerminalStyle

  package init(_ query: QueryDiagnostics, style: TerminalStyle) {
    self.query = query
    self.style = style
  }

  /// The parts that can be shown.
  package enum Part: CaseIterable {
    case tokens
    case tree
    case query
    case canonical
    case explanation
    case diagnostics
  }

  package func draw(_ parts: [Part] = Part.allCases) -> [String] {
    var lines: [String] = []
    draw(parts) { lines.append($0) }
    return lines
  }

  /// Calls `show` with each line as it is drawn; there may be more lines than bytes of the text.
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
    case .query: "query (\(query.outcome.rawValue))"
    case .canonical: "canonical"
    case .explanation: "meaning"
    case .diagnostics: "diagnostics"
    }
  }

  private func draw(_ part: Part, _ show: (String) -> Void) {
    switch part {
    case .tokens: for token in query.tree.tokens { show(tokenLine(token)) }
    case .tree: TreePicture(style: style).draw(query.tree, show)
    case .query:
      if query.outcome == .empty {
        show(style.dim("nothing to run"))
      } else {
        TreePicture(style: style).drawQuery(of: query.tree, show)
      }
    case .canonical:
      if query.outcome == .empty { return }
      var text = ""
      query.tree.writeCanonicalText { text += CharacterWidth.visible($0) }
      show(text)
    case .explanation: if !explanation.isEmpty { show(CharacterWidth.visible(explanation)) }
    case .diagnostics: drawDiagnostics(show)
    }
  }

  private func tokenLine(_ token: Token) -> String {
    let kind = "\(token.kind)".padded(to: 18)
    let range = style.dim(token.range.description.padded(to: 8))
    let text = query.tree.source[token.range]
    let shown = token.kind == .whitespace ? String(text.map { $0 == " " ? "␠" : $0 }) : text
    return "\(range) \(style.cyan(kind))\(CharacterWidth.visible(shown))"
  }

  /// Draws the first diagnostics and counts the others.
  private func drawDiagnostics(_ show: (String) -> Void) {
    let source = query.tree.source
    var rendering = CaretRendering(lines: LineTable(source), style: style, prefix: "")
    for diagnostic in query.digest.first { for line in rendering.draw(diagnostic, in: source) { show(line) } }
    let rest = query.digest.total - query.digest.first.count
    if rest > 0 { show("… and \(Counted.grouped(rest)) more") }
  }
}

/// Draws a tree with branches, line by line.
private struct TreePicture {
  let style: TerminalStyle

  func draw(_ tree: SyntaxTree, _ show: (String) -> Void) { draw(tree, node: tree.root, head: "", margin: "", show) }

  /// Draws a node; `head` goes before its line, `margin` before those of its children.
  private func draw(
    _ tree: SyntaxTree, node: SyntaxNodeID, head: String, margin: String, _ show: (String) -> Void
  ) {
    let kind = tree.kind(of: node)
    let name = kind.isMissing || kind.isUnexpected ? style.red("\(kind)") : style.cyan("\(kind)")
    let showsText = kind.isTerm || kind == .valueGroup || kind.isUnexpected
    let text = showsText ? " " + CharacterWidth.visible(tree.text(of: node)) : ""
    show(head + name + text + style.dim(" \(tree.range(of: node))"))
    var children = tree.children(of: node).makeIterator()
    var next = children.next()
    while let child = next {
      next = children.next()
      let (branch, below) = branches(isLast: next == nil)
      draw(tree, node: child, head: margin + branch, margin: margin + below, show)
    }
  }

  func drawQuery(of tree: SyntaxTree, _ show: (String) -> Void) {
    // The margins of the open groups.
    var margins: [String] = []
    tree.walkQuery { step in
      switch step {
      case .term(let term, let isLast):
        let head = margins.last.map { $0 + branches(isLast: isLast).branch } ?? ""
        show(head + CharacterWidth.visible(term.description))
      case .begin(let isOr, let polarity, let isLast):
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
  /// The text followed by at least one space, up to `width` scalars.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - unicodeScalars.count))
  }
}
