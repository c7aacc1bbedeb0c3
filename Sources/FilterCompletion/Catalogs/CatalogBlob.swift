/// A catalog as it is kept, with the version it has at its source and the time until which it is good.
public struct CatalogBlob: Hashable, Sendable {
  /// The catalog.
  public var catalog: CompletionCatalog
  /// What the source calls this state of it: a date, a tag, a number. Empty where it says nothing.
  public var version: String
  /// When it should be fetched again, in seconds since 1970; nil for never.
  public var expires: Double?

  /// Makes a blob.
  public init(_ catalog: CompletionCatalog, version: String = "", expires: Double? = nil) {
    self.catalog = catalog
    self.version = version
    self.expires = expires
  }

  /// The name of the catalog, which is the key of the blob.
  public var name: String { catalog.name }

  /// Whether it should be fetched again at a time in seconds since 1970. It may be used all the same.
  public func isExpired(at now: Double) -> Bool { expires.map { $0 <= now } ?? false }
}
