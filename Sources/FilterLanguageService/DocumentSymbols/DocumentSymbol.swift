public import FilterText

/// What an entry of the outline is.
public enum DocumentSymbolKind: CaseIterable, Hashable, Sendable {
  /// A heading and what stands under it: `## Elves`.
  case section
  /// A query.
  case query
  /// Terms in parentheses.
  case group
  /// A word, phrase or whole name: `bolt`, `!"Lightning Bolt"`.
  case name
  /// A field compared with a value or searched with a pattern: `t:elf`, `o:/^tap/`.
  case filter
  /// An instruction and no condition: `order:cmc`.
  case directive
}

extension DocumentSymbolKind: CustomStringConvertible {
  /// The name of the case.
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
  /// What it is called, in one line; never empty.
  public let name: String
  /// What is said of it besides, in one line. May be empty.
  public let detail: String
  /// What it is.
  public let kind: DocumentSymbolKind
  /// All that belongs to it: with a query its title, with a section everything under the heading.
  public let range: SourceRange
  /// What to show and select of it; lies within ``range``.
  public let selectionRange: SourceRange
  /// What lies within it, in the order of the text; each within ``range``.
  public let children: [DocumentSymbol]

  /// Makes an entry.
  public init(
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
