import FilterAST
import FilterDocuments
import FilterLexer
import FilterParser
public import FilterText
import FilterVocabulary

/// The kinds of entries of an outline.
public enum DocumentSymbolKind: CaseIterable, Hashable, Sendable {
  /// A heading with its content: `## Elves`.
  case section
  /// A query of the document.
  case query
  /// Terms in parentheses.
  case group
  /// A word, phrase or whole name: `bolt`, `!"Lightning Bolt"`.
  case name
  /// A field compared with a value or searched with a pattern: `t:elf`, `o:/^tap/`.
  case filter
  /// A term that controls the result: `order:cmc`.
  case directive
}

extension DocumentSymbolKind: CustomStringConvertible {
  /// The name of the case: `section`.
  public var description: String {
    switch self {
    case .section: "section"
    case .query: "query"
    case .group: "group"
    case .name: "name"
    case .filter: "filter"
    case .directive: "directive"
    }
  }
}

/// An entry of the outline of a document. All offsets are bytes of the document.
public struct DocumentSymbol: Hashable, Sendable {
  /// The name in one line; never empty.
  public let name: String
  /// An explanation in one line; may be empty.
  public let detail: String
  /// The kind of the entry.
  public let kind: DocumentSymbolKind
  /// The full range: of a query with its title, of a section with its content.
  public let range: SourceRange
  /// The range to reveal and select; lies within ``range``.
  public let selectionRange: SourceRange
  /// The entries within this one, in the order of the text; each within ``range``.
  public let children: [DocumentSymbol]

  init(
    name: String, detail: String = "", kind: DocumentSymbolKind, range: SourceRange, selectionRange: SourceRange,
    children: [DocumentSymbol] = []
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

extension DocumentSymbol {
  /// The entry and those within it, moved by a number of bytes.
  fileprivate func shifted(by distance: Int) -> DocumentSymbol {
    DocumentSymbol(
      name: name, detail: detail, kind: kind, range: range.shifted(by: distance),
      selectionRange: selectionRange.shifted(by: distance), children: children.map { $0.shifted(by: distance) })
  }
}

extension DocumentSnapshot {
  /// The maximum number of queries of a document whose outline has the groups and terms of each. Editors ask for the
  /// outline with every keystroke, and the terms are most of it.
  public static let maximumQueriesOutlined = 500

  /// The maximum number of groups and terms of a query in the outline; further ones are left out.
  public static let maximumTermsOutlined = 1_000

  /// The outline: queries within the sections of the document, with their groups and terms in a document of up to
  /// ``maximumQueriesOutlined`` queries. Of a query it has up to ``maximumTermsOutlined`` of these.
  ///
  /// The name of a query is its text; with `# name:` or a comment directly above, that is the name and the text the
  /// detail. A
  /// comment with two to six `#`, such as `## Elves`, begins a section; `###` begins one within it. Linear in the text;
  /// no query is analyzed.
  public func symbols() -> [DocumentSymbol] {
    var outline = OpenSections()
    var upcoming = sections[...]
    let hasTerms = entries.count <= DocumentSnapshot.maximumQueriesOutlined
    for query in queries {
      while let section = upcoming.first, section.range.start < query.range.start {
        outline.open(section, of: source)
        upcoming = upcoming.dropFirst()
      }
      outline.add(symbol(of: query, hasTerms: hasTerms))
    }
    for section in upcoming { outline.open(section, of: source) }
    return outline.close()
  }

  /// The entry of a query, with or without its groups and terms.
  func symbol(of query: DocumentQuery, hasTerms: Bool) -> DocumentSymbol {
    let text = query.entry.name
    let children = hasTerms ? query.entry.symbols.map { $0.shifted(by: query.range.start) } : []
    guard let title = title(of: query) else {
      return DocumentSymbol(
        name: text, kind: .query, range: query.range, selectionRange: query.range, children: children)
    }
    return DocumentSymbol(
      name: OneLineText.of(title.range, of: source), detail: text, kind: .query,
      range: title.line.union(query.range), selectionRange: query.range, children: children)
  }
}

/// The sections around the current query, the outermost first, with their entries so far.
private struct OpenSections {
  private var symbols: [DocumentSymbol] = []
  private var open: [(section: DocumentSection, name: String, children: [DocumentSymbol])] = []

  mutating func open(_ section: DocumentSection, of source: SourceText) {
    close(before: section.range.start)
    open.append((section, OneLineText.of(section.heading.text, of: source), []))
  }

  mutating func add(_ query: DocumentSymbol) {
    close(before: query.selectionRange.start)
    append(query)
  }

  mutating func close() -> [DocumentSymbol] {
    close(before: .max)
    return symbols
  }

  private mutating func close(before offset: Int) {
    while let last = open.last, last.section.range.end < offset {
      open.removeLast()
      append(
        DocumentSymbol(
          name: last.name, kind: .section, range: last.section.range, selectionRange: last.section.heading.text,
          children: last.children))
    }
  }

  private mutating func append(_ symbol: DocumentSymbol) {
    if open.isEmpty { symbols.append(symbol) } else { open[open.count - 1].children.append(symbol) }
  }
}

/// Makes the entries of the groups and terms of one query, in offsets of the query. The parser limits the nesting, so
/// recursion is safe.
struct SymbolReader {
  let tree: SyntaxTree
  let vocabulary: Vocabulary

  /// The entries within a query; none for a query of a single term.
  var children: [DocumentSymbol] {
    var found: [DocumentSymbol] = []
    var left = DocumentSnapshot.maximumTermsOutlined
    collect(tree.root, into: &found, left: &left)
    return found.count == 1 && found[0].kind != .group ? [] : found
  }

  /// Collects the outermost groups and terms in a node, as long as any are left to collect.
  private func collect(_ node: SyntaxNodeID, into found: inout [DocumentSymbol], left: inout Int) {
    for child in tree.children(of: node) {
      if left <= 0 { return }
      let kind = tree.kind(of: child)
      if kind == .conjunction || kind == .disjunction {
        collect(child, into: &found, left: &left)
      } else if kind == .group {
        left -= 1
        var content: [DocumentSymbol] = []
        collect(child, into: &content, left: &left)
        found.append(symbol(child, kind: .group, detail: detail(ofGroup: child), children: content))
      } else if kind.isTerm || kind == .valueGroup {
        left -= 1
        let (kind, detail) = style(ofTerm: child)
        found.append(symbol(child, kind: kind, detail: detail, children: []))
      }
    }
  }

  private func symbol(
    _ node: SyntaxNodeID, kind: DocumentSymbolKind, detail: String, children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let range = tree.range(of: node)
    let selected = tree.rangeAfterMinuses(of: node)
    return DocumentSymbol(
      name: OneLineText.of(tree.tokens[tree.tokens(of: node)], in: tree.source), detail: detail, kind: kind,
      range: range, selectionRange: selected.isEmpty ? range : selected, children: children)
  }

  /// How many conditions of a group must hold: `any of 3`.
  private func detail(ofGroup node: SyntaxNodeID) -> String {
    let isNegative = tree.minusCount(of: node) % 2 == 1
    for child in tree.children(of: node) {
      let kind = tree.kind(of: child)
      if kind == .conjunction || kind == .disjunction {
        var count = 0
        for operand in tree.children(of: child) where !tree.kind(of: operand).isMissing { count += 1 }
        if count < 2 { return isNegative ? "not" : "" }
        switch (kind == .disjunction, isNegative) {
        case (true, false): return "any of \(count)"
        case (true, true): return "none of \(count)"
        case (false, false): return "all of \(count)"
        case (false, true): return "not all of \(count)"
        }
      }
      if kind.isOperand { return isNegative ? "not" : "" }
    }
    return "empty"
  }

  /// The kind of a term, and the label of its field.
  private func style(ofTerm node: SyntaxNodeID) -> (DocumentSymbolKind, String) {
    switch tree.kind(of: node) {
    case .nameTerm: return (.name, "name")
    case .exactNameTerm: return (.name, "exact name")
    case .shorthandTerm: return (.directive, "shorthand")
    default: break
    }
    guard let name = tree.fieldName(of: node) else { return (.filter, "") }
    guard let field = vocabulary.field(named: name) else { return (.filter, "unknown field") }
    return (field.isDirective ? .directive : .filter, field.label)
  }
}
