import DataFiles
import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the query documents in an untrusted folder.
///
/// Skips hidden files and folders, those of packages and builds, and everything that is not a regular file. Follows
/// links that stay in the folder and enters each folder once, so links cannot make the walk endless. ``entryLimit`` and
/// ``depthLimit`` bound the walk.
struct QueryFiles {
  /// The maximum number of folder entries to read.
  static let entryLimit = 50_000
  /// The maximum depth of folders.
  static let depthLimit = 32
  static let skippedFolders: Set<String> = ["node_modules", "build", "DerivedData"]

  /// The paths of at most `limit` files `*.filterq`, sorted.
  static func under(_ folder: String, limit: Int) -> [String] {
    var walk = QueryFiles(folder: folder, limit: limit)
    return walk.paths()
  }

  private struct Entry {
    let path: String
    let depth: Int
  }

  /// The identity of a file, whatever its path.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private let start: String
  private let limit: Int
  private let root: String?
  private var folders: [Entry] = []
  private var links: [Entry] = []
  private var entered: Set<Identity> = []
  private var files: [String] = []
  private var identities: Set<Identity> = []
  private var linkedFiles: [String] = []
  /// The number of entries read so far.
  private(set) var looked = 0

  init(folder: String, limit: Int) {
    self.start = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.limit = max(limit, 0)
    self.root = InputFile.resolved(folder)
  }

  mutating func paths() -> [String] {
    guard root != nil, let status = Self.status(of: start, followsLink: true) else { return [] }
    entered.insert(Identity(status))
    folders = [Entry(path: start, depth: 0)]
    // Folders first, then links: a file in the folder is listed by its own path.
    while files.count < limit, looked < Self.entryLimit {
      if let folder = folders.popLast() {
        look(into: folder)
      } else if let link = links.popLast() {
        follow(link)
      } else {
        break
      }
    }
    for path in linkedFiles.sorted() where files.count < limit {
      guard let status = Self.status(of: path, followsLink: true), isInside(path) else { continue }
      if status.st_mode & S_IFMT == S_IFREG, identities.insert(Identity(status)).inserted { files.append(path) }
    }
    return Array(files.sorted().prefix(limit))
  }

  private mutating func look(into folder: Entry) {
    guard let directory = opendir(folder.path) else { return }
    defer { closedir(directory) }
    while looked < Self.entryLimit, let entry = readdir(directory) {
      let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: size) { String(validatingCString: $0) }
      }
      looked += 1
      guard let name, !name.hasPrefix("."), !Self.skippedFolders.contains(name) else { continue }
      let path = folder.path == "/" ? "/" + name : "\(folder.path)/\(name)"
      guard let status = Self.status(of: path, followsLink: false) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where folder.depth < Self.depthLimit:
        if entered.insert(Identity(status)).inserted { folders.append(Entry(path: path, depth: folder.depth + 1)) }
      case S_IFREG where name.hasSuffix(".filterq"):
        identities.insert(Identity(status))
        files.append(path)
      case S_IFLNK:
        if name.hasSuffix(".filterq") { linkedFiles.append(path) }
        if folder.depth < Self.depthLimit { links.append(Entry(path: path, depth: folder.depth + 1)) }
      default: break
      }
    }
  }

  /// Enters the folder of a link, unless it was entered before or is outside.
  private mutating func follow(_ link: Entry) {
    guard let status = Self.status(of: link.path, followsLink: true), status.st_mode & S_IFMT == S_IFDIR,
      isInside(link.path), entered.insert(Identity(status)).inserted
    else { return }
    folders.append(link)
  }

  private func isInside(_ path: String) -> Bool {
    guard let root, let target = InputFile.resolved(path) else { return false }
    return target.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  private static func status(of path: String, followsLink: Bool) -> stat? {
    var status = stat()
    return (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }
}
