public import FuzzyMatching

/// The catalogs a completion may draw on, ready to be searched.
///
/// Any subset may be missing: then only its source disappears, and the result names it. Building is the expensive part
/// (an index over each list); the value is then shared freely between tasks.
public struct CompletionCatalogs: Sendable {
  private var prepared: [String: PreparedCatalog]

  /// No catalogs at all.
  public static let none = CompletionCatalogs([])

  /// Builds the indexes of some catalogs. Of two with one name the last counts.
  public init(_ catalogs: [CompletionCatalog]) {
    prepared = [:]
    for catalog in catalogs { prepared[catalog.name] = PreparedCatalog(catalog) }
  }

  /// The names of all catalogs, sorted.
  public var names: [String] { prepared.keys.sorted() }

  /// The catalog of a name, ready to be searched; nil where it is missing.
  public subscript(name: String) -> PreparedCatalog? { prepared[name] }

  /// These catalogs and one more; it takes the place of one with the same name. The other indexes are not built again.
  public func adding(_ catalog: CompletionCatalog) -> CompletionCatalogs {
    var result = self
    result.prepared[catalog.name] = PreparedCatalog(catalog)
    return result
  }
}

/// A catalog with its index.
public struct PreparedCatalog: Sendable {
  /// The names, ready to search.
  public let catalog: CompletionCatalog
  /// An index over all values, and after them all titles that are not empty.
  public let index: FuzzyIndex
  /// The entry of each candidate of the index.
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
    index = FuzzyIndex(texts, popularity: entries.map { catalog.entries[Int($0)].popularity })
  }

  /// The entry a match of ``index`` stands for.
  public func entry(of match: FuzzyMatch) -> CatalogEntry { catalog.entries[Int(entries[match.id])] }
}

/// One entry of a catalog: a card's name, a set, an artist.
public struct CatalogEntry: Hashable, Sendable {
  /// What a query says: `Lightning Bolt`, `mkm`.
  public var value: String
  /// What people call it, where that is another text: `Murders at Karlov Manor`. Empty otherwise. It is found by both.
  public var title: String
  /// How much it is sought: the greater the more; 0 where nothing is known. Only the order counts.
  public var popularity: Int

  /// Makes an entry. A larger `popularity` ranks first among equal matches.
  public init(_ value: String, title: String = "", popularity: Int = 0) {
    self.value = value
    self.title = title
    self.popularity = popularity
  }
}

/// A list of values that does not ship with the vocabulary, because it is too long or changes.
/// Its name is what the vocabulary's fields call it: `card-names`, `artist-names`, `set-codes`.
public struct CompletionCatalog: Hashable, Sendable {
  /// The name fields refer to.
  public var name: String
  /// The entries. The order does not matter; of two entries of one value the first counts.
  public var entries: [CatalogEntry]

  /// Makes a catalog of a name that fields refer to. Linear in the entries.
  public init(_ name: String, entries: [CatalogEntry]) {
    self.name = name
    self.entries = entries
  }
}
