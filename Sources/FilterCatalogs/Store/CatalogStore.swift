import FilterCompletion
import Foundation
import GRDB

/// Catalogs, and the queries that were used and pinned, in one SQLite file.
///
/// A store is opened for writing, or read: then it is a copy of what the file held at that moment, and nothing on the disk
/// changes. What a call has saved when it returns survives a kill at any moment after it, and a loss of power. Two processes
/// may use one file at once: writers wait for each other up to five seconds. All calls block; an app calls them from a
/// background task, or through ``catalogClient``.
///
/// The file and its companions can be read by its user alone (mode 0600): they hold what was typed.
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

  /// The largest file that is read unless another limit is given: 256 MB.
  public static let defaultMaximumBytes = 256 << 20

  /// The file, as given.
  public let path: String
  /// Where the damaged store that was in this place was put; nil where there was none.
  public let setAside: String?
  /// Whether this is a copy that cannot be written.
  public let isReadOnly: Bool
  let database: DatabaseQueue
  private let claim: OpenStores.Claim?

  /// Opens a store for writing. Links are followed. Where the file is not what was expected, nothing on the disk changes.
  ///
  /// A missing or empty file becomes a store. One that holds anything but a store (a text, the database of another program, a
  /// store of a newer version), a device and a folder throw. A store that is damaged is renamed to `….corrupt-1`, with its
  /// companions, and an empty one takes its place: see ``setAside``.
  public init(at path: String, expecting expectation: Expectation) throws(StoreError) {
    self.path = path
    isReadOnly = false
    do throws(StoreError) {
      (database, setAside, claim) = try StoreFile.open(path, expectation)
    } catch {
      throw error.naming(path)
    }
  }

  /// Reads a store of at most so many bytes. Nothing on the disk is changed or made, whatever the file is; a damaged store
  /// throws. A file without bytes is a store that holds nothing.
  ///
  /// All calls that write throw ``StoreError/readOnly(path:)``.
  public init(reading path: String, maximumBytes: Int = defaultMaximumBytes) throws(StoreError) {
    self.path = path
    isReadOnly = true
    setAside = nil
    claim = nil
    do throws(StoreError) {
      database = try StoreFile.copy(of: path, maximumBytes: maximumBytes)
    } catch {
      throw error.naming(path)
    }
  }

  /// Throws where there is a file at the path that is not a store. Looks at its first bytes only, and writes nothing.
  public static func check(_ path: String) throws(StoreError) {
    guard let folder = StoreFolder(path), folder.exists, !OpenStores.contains(folder.target) else { return }
    do throws(StoreError) { _ = try StoreHeader(of: folder.target) } catch { throw error.naming(path) }
  }

  /// Opens the store of the platform's data folder for writing, and makes it and its folder if they are missing.
  public static func standard() throws(StoreError) -> CatalogStore {
    try standard(environment: ProcessInfo.processInfo.environment)
  }

  /// The same for an environment that is given.
  public static func standard(environment: [String: String]) throws(StoreError) -> CatalogStore {
    guard let path = StoreLocation.standard(environment: environment) else { throw .noDataDirectory }
    do throws(StoreError) {
      try StoreFolder.makeStandard(URL(filePath: path).deletingLastPathComponent().path)
    } catch {
      throw error.naming(path)
    }
    return try CatalogStore(at: path, expecting: .any)
  }

  /// Reads, with failures told as what they mean.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.read(body) } catch { throw StoreFile.meaning(of: error, path) }
  }

  /// Writes in one transaction: all of it is kept, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    if isReadOnly { throw .readOnly(path: path) }
    do {
      return try database.write { database in
        let value = try body(database)
        try StoreTables.renewSeals(database)
        return value
      }
    } catch {
      throw StoreFile.meaning(of: error, path)
    }
  }
}
