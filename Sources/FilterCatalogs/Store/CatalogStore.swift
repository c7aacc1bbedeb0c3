import FilterCompletion
import Foundation
import GRDB

/// Catalogs, and the queries somebody used and pinned, in one SQLite file.
///
/// What a call has saved when it returns survives a kill at any moment after it, and a loss of power. Two processes may use
/// one file at once: writers wait for each other up to five seconds. All calls block; an app calls them from a background
/// task, or through ``catalogClient``.
public final class CatalogStore: Sendable {
  /// What a caller takes the file for.
  public enum Expectation: Sendable {
    /// A store that is there.
    case existing
    /// Nothing yet: the store is made.
    case new
    /// Either.
    case any
  }

  /// The file.
  public let path: String
  /// Where the damaged file that stood in this place was put; nil where none did.
  public let setAside: String?
  let database: DatabaseQueue

  /// Opens a store. Where the file is not what was expected, nothing on the disk changes.
  ///
  /// A file that SQLite cannot read as a database, or that fails its check, is set aside with another name beside it, and an
  /// empty store is built in its place: see ``setAside``.
  public init(at path: String, expecting expectation: Expectation) throws(StoreError) {
    self.path = path
    try StoreFile.check(path, expectation)
    do throws(StoreError) {
      database = try StoreFile.open(path)
      setAside = nil
    } catch {
      guard case .damaged = error else { throw error }
      setAside = try StoreFile.setAside(path)
      database = try StoreFile.open(path)
    }
  }

  /// Opens the store of the platform's data directory, and makes it and its directory if they are missing.
  public static func standard() throws(StoreError) -> CatalogStore {
    try standard(environment: ProcessInfo.processInfo.environment)
  }

  /// The same for an environment that is given.
  public static func standard(environment: [String: String]) throws(StoreError) -> CatalogStore {
    let path = StoreLocation.standard(environment: environment)
    let directory = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw .directory(path: path)
    }
    return try CatalogStore(at: path, expecting: .any)
  }

  /// Reads, with failures told as what they mean.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.read(body) } catch { throw StoreFile.meaning(of: error, path) }
  }

  /// Writes in one transaction: all of it is kept, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.write(body) } catch { throw StoreFile.meaning(of: error, path) }
  }
}
