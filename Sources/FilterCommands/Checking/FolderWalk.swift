import DataFiles
import FilterReports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the files with queries in a folder, which is not trusted.
///
/// Skips hidden files and folders, those of packages and builds, those that `.gitignore` or a configuration excludes,
/// links, and everything whose form no name tells. The files of a folder are in the order of their names.
struct FolderWalk {
  /// The maximum numbers of folder entries to read and of files to find, and the maximum depth of folders.
  static let limits = (entries: 200_000, files: 20_000, depth: 64)

  /// A folder that is still to be read.
  private struct Folder {
    /// The path to show.
    let path: String
    /// The path with all links resolved.
    let resolved: String
    let depth: Int
    let ignored: [GlobList]
  }

  /// The patterns of the command line.
  let excluded: GlobList?
  /// The paths of the files that were found.
  private(set) var files: [String] = []
  /// The messages about folders that cannot be read.
  private(set) var failures: [String] = []
  private var entries = 0

  init(excluding excluded: GlobList?) {
    self.excluded = excluded
  }

  /// Adds the files in a folder.
  mutating func add(_ path: String, _ configurations: inout Configurations) throws(CommandFailure) {
    guard let resolved = InputFile.resolved(path) else {
      throw CommandFailure(message: "cannot read the folder '\(path)'")
    }
    var shown = path[...]
    while shown.hasSuffix("/"), shown.count > 1 { shown.removeLast() }
    let ignored = Self.repository(around: resolved)
    var folders = [Folder(path: String(shown), resolved: resolved, depth: 0, ignored: ignored)]
    let first = files.count
    while let folder = folders.popLast() { try look(into: folder, at: path, adding: &folders, &configurations) }
    files[first...].sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(
    into folder: Folder, at start: String, adding folders: inout [Folder], _ configurations: inout Configurations
  ) throws(CommandFailure) {
    guard let directory = opendir(folder.resolved) else {
      failures.append("cannot read the folder '\(folder.path)'")
      return
    }
    defer { closedir(directory) }
    var ignored = folder.ignored
    if let list = Self.list(".gitignore", of: folder.resolved) { ignored.append(list) }
    let configuration = try configurations.configuration(ofFolder: folder.resolved)
    while let (name, kind) = Self.next(directory, in: folder.resolved) {
      entries += 1
      if entries > Self.limits.entries {
        throw CommandFailure(message: "more than 200,000 entries below '\(start)'; name the folders to check")
      }
      if name.hasPrefix(".") || kind == .other { continue }
      let isFolder = kind == .folder
      if isFolder ? QueryFiles.skippedFolders.contains(name) : QueryFile.Form(path: name) == nil { continue }
      let resolved = Self.path(of: name, in: folder.resolved)
      if Self.isIgnored(resolved, isFolder: isFolder, ignored) { continue }
      if configuration?.exclude.excludes(resolved, isFolder: isFolder) == true { continue }
      if excluded?.excludes(resolved, isFolder: isFolder) == true { continue }
      let path = Self.path(of: name, in: folder.path)
      if isFolder {
        if folder.depth == Self.limits.depth {
          throw CommandFailure(message: "folders nested deeper than 64 below '\(start)'; name the folders to check")
        }
        folders.append(Folder(path: path, resolved: resolved, depth: folder.depth + 1, ignored: ignored))
      } else {
        if files.count == Self.limits.files {
          throw CommandFailure(message: "more than 20,000 files with queries; name the folders to check")
        }
        files.append(path)
      }
    }
  }

  /// The path of an entry of a folder; of the current one, its name.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether patterns exclude a path; the last ones that name it decide.
  static func isIgnored(_ path: String, isFolder: Bool, _ lists: [GlobList]) -> Bool {
    lists.reversed().lazy.compactMap { $0.excludes(path, isFolder: isFolder) }.first ?? false
  }

  /// The kind of an entry of a folder.
  enum Kind {
    case file
    case folder
    /// A link, or something that is no regular file.
    case other
  }

  /// The next entry of a folder whose name is UTF-8.
  static func next(_ directory: OpaquePointer, in folder: String) -> (name: String, Kind)? {
    while let entry = readdir(directory) {
      let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: size) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != ".." else { continue }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return (name, .folder)
      case S_IFREG: return (name, .file)
      default: return (name, .other)
      }
    }
    return nil
  }

  /// The patterns of `.gitignore` in the folders above one, and of `.git/info/exclude`, if it is in a repository.
  static func repository(around folder: String) -> [GlobList] {
    var lists: [GlobList] = []
    var folder = folder
    for _ in 0..<limits.depth {
      if FileState(path: folder == "/" ? "/.git" : folder + "/.git") != nil {
        if let bytes = bytes(of: ".git/info/exclude", in: folder) {
          lists.append(GlobList(lines: bytes, in: folder))
        }
        // The deeper ones count more.
        return lists.reversed()
      }
      guard let parent = InputFile.folder(of: folder) else { return [] }
      if let list = list(".gitignore", of: parent) { lists.append(list) }
      folder = parent
    }
    return []
  }

  /// The patterns of a file in a folder; nil without one.
  static func list(_ name: String, of folder: String) -> GlobList? {
    bytes(of: name, in: folder).map { GlobList(lines: $0, in: folder) }
  }

  /// The bytes of a file of patterns in a folder that does not leave the folder by links.
  private static func bytes(of name: String, in folder: String) -> [UInt8]? {
    try? InputFile.bytes(
      ofFile: folder == "/" ? "/" + name : "\(folder)/\(name)", maximumBytes: GlobList.maximum.bytes, within: folder)
  }
}
