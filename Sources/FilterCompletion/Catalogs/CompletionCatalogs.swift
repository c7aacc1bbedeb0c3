package import FuzzyMatching

/// Catalogs prepared for completion.
///
/// If a catalog is missing, completions omit its values and name it. Building is the expensive part (an index over each
/// catalog); tasks then share the value freely.
public struct CompletionCatalogs: Sendable {
  private var prepared: [String: PreparedCatalog]

  /// An empty set of catalogs.
  public static let none = CompletionCatalogs([])

  /// Builds the indexes. The last of several catalogs with one name counts.
  public init(_ catalogs: [CompletionCatalog]) {
    prepared = [:]
    for catalog in catalogs { prepared[catalog.name] = PreparedCatalog(catalog) }
  }

  /// Whether there are no catalogs.
  var isEmpty: Bool { prepared.isEmpty }

  /// The names of all catalogs, sorted.
  public var names: [String] { prepared.keys.sorted() }

  /// The prepared catalog of a name; nil if it is missing.
  package subscript(name: String) -> PreparedCatalog? { prepared[name] }

  /// These catalogs with one added, or replaced if the name exists. The other indexes are reused.
  public func adding(_ catalog: CompletionCatalog) -> CompletionCatalogs {
    var result = self
    result.prepared[catalog.name] = PreparedCatalog(catalog)
    return result
  }
}

/// A catalog with its index.
package struct PreparedCatalog: Sendable {
  /// The catalog with its entries.
  package let catalog: CompletionCatalog
  /// An index over all values, followed by all titles that are not empty.
  package let index: FuzzyIndex
  /// The names of the entries, to find those that were meant by misspelled ones.
  let titles: CatalogTitles
  /// The entry of each text of the index.
  private let entries: [Int32]

  init(_ catalog: CompletionCatalog) {
    var texts: [String] = []
    var entries: [Int32] = []
    for (number, entry) in catalog.entries.enumerated() {
      texts.append(entry.value)
      entries.append(Int32(number))
    }
    for (number, entry) in catalog.entries.enumerated() where !entry.title.isEmpty {
      texts.append(entry.title)
      entries.append(Int32(number))
    }
    self.catalog = catalog
    self.entries = entries
    titles = CatalogTitles(catalog.entries)
    index = FuzzyIndex(texts, popularity: entries.map { catalog.entries[Int($0)].popularity })
  }

  /// The entry of a match in ``index``.
  package func entry(of match: FuzzyMatch) -> CatalogEntry { catalog.entries[Int(entries[match.id])] }
}

/// An entry of a catalog: a card's name, a set, an artist.
public struct CatalogEntry: Hashable, Sendable {
  /// The value as written in a query: `Lightning Bolt`, `mkm`.
  public var value: String
  /// The display name if it differs, such as `Murders at Karlov Manor`; otherwise empty. Search finds both.
  public var title: String
  /// The relative popularity, greater first; 0 if unknown. Only the order counts.
  public var popularity: Int

  /// Creates an entry. A larger `popularity` ranks first among equal matches.
  public init(_ value: String, title: String = "", popularity: Int = 0) {
    self.value = value
    self.title = title
    self.popularity = popularity
  }
}

/// A list of values that is not part of the vocabulary because it is too long or changes. The fields of the vocabulary
/// refer to it by name: `card-names`, `artist-names`, `set-codes`.
public struct CompletionCatalog: Hashable, Sendable {
  /// The name that fields refer to.
  public var name: String
  /// The entries in any order; the first of several with one value counts.
  public var entries: [CatalogEntry]

  /// Creates a catalog with a name that fields refer to. Linear in the entries.
  public init(_ name: String, entries: [CatalogEntry]) {
    self.name = name
    self.entries = entries
  }
}
