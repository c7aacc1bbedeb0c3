/// One entry of a catalog: a card's name, a set, an artist.
public struct CatalogEntry: Hashable, Sendable {
  /// What a query says: `Lightning Bolt`, `mkm`.
  public var value: String
  /// What people call it, where that is another text: `Murders at Karlov Manor`. Empty otherwise. It is found by both.
  public var title: String
  /// How much it is sought: the greater the more; 0 where nothing is known. Only the order counts.
  public var popularity: Int

  /// Makes an entry.
  public init(_ value: String, title: String = "", popularity: Int = 0) {
    self.value = value
    self.title = title
    self.popularity = popularity
  }
}

/// A list of values that does not ship with the vocabulary, because it is too long, changes, or belongs to somebody else.
/// Its name is what the vocabulary's fields call it: `card-names`, `artist-names`, `set-codes`.
public struct CompletionCatalog: Hashable, Sendable {
  /// The name fields refer to.
  public var name: String
  /// The entries. The order does not matter; of two entries of one value the first counts.
  public var entries: [CatalogEntry]

  /// Makes a catalog.
  public init(_ name: String, _ entries: [CatalogEntry]) {
    self.name = name
    self.entries = entries
  }
}
