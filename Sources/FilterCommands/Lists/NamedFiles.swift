import DataFiles
import DataStreams
import FilterEngines
import FilterReports
import ListFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that the name of a folder means, or a pattern such as `logs/**/*.log`.
///
/// Hidden files and folders are left out, and so are links; of a folder also what `.gitignore` excludes, and files that are
/// no text, packed or not. The files are in the order of their names.
struct NamedFiles {
  private let name: String
  /// The pattern below the folder where the walk begins; nil for all files.
  private let pattern: GlobPattern?
  private var files: [String] = []
  private var entries = 0

  /// The files of a name; nil if it is neither a folder nor a pattern that some file matches.
  static func expansion(of name: String) throws(CommandFailure) -> [String]? {
    if name == "-" || name.utf8.contains(0) || ListName.isAddress(name) { return nil }
    if let state = FileState(path: name) {
      guard state.isFolder else { return nil }
      var walk = NamedFiles(name: name, pattern: nil)
      try walk.look(into: name, ignored: InputFile.resolved(name).map { FolderWalk.repository(around: $0) } ?? [])
      if walk.files.isEmpty { throw CommandFailure(message: "no file in the folder '\(name)' can be searched") }
      return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.firstIndex(where: { $0.contains { "*?[".contains($0) } }),
      let pattern = GlobPattern("/" + parts[first...].joined(separator: "/"))
    else { return nil }
    let folder = parts[..<first].joined(separator: "/")
    var walk = NamedFiles(name: name, pattern: pattern)
    let start = folder.isEmpty ? first == 0 ? "." : "/" : folder
    guard FileState(path: start)?.isFolder == true else { return nil }
    try walk.look(into: start, ignored: [])
    return walk.files.isEmpty ? nil : walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private init(name: String, pattern: GlobPattern?) { (self.name, self.pattern) = (name, pattern) }

  private mutating func look(into start: String, ignored: [GlobList]) throws(CommandFailure) {
    var folders: [(path: String, parts: [[UInt8]], ignored: [GlobList])] = [(start, [], ignored)]
    while let folder = folders.popLast() {
      guard let directory = opendir(folder.path) else { continue }
      defer { closedir(directory) }
      var ignored = folder.ignored
      let resolved = pattern == nil ? InputFile.resolved(folder.path) : nil
      if let resolved, let list = FolderWalk.list(".gitignore", of: resolved) { ignored.append(list) }
      while let (entry, kind) = FolderWalk.next(directory, in: folder.path) {
        entries += 1
        if entries > FolderWalk.limits.entries {
          throw CommandFailure(message: "'\(name)' has more than 200,000 entries; name the folders to search")
        }
        if entry.hasPrefix(".") || kind == .other { continue }
        if let resolved {
          let path = FolderWalk.path(of: entry, in: resolved)
          if FolderWalk.isIgnored(path, isFolder: kind == .folder, ignored) { continue }
        }
        let path = FolderWalk.path(of: entry, in: folder.path)
        let parts = folder.parts + [Array(entry.utf8)]
        if kind == .folder {
          if parts.count < FolderWalk.limits.depth, pattern?.mayMatch(below: parts.count) ?? true {
            folders.append((path, parts, ignored))
          }
        } else if pattern?.matchesExactly(parts) ?? Self.isSearchable(path) {
          if files.count == FolderWalk.limits.files {
            throw CommandFailure(message: "'\(name)' has more than 20,000 files; name the folders to search")
          }
          files.append(path)
        }
      }
    }
  }

  /// Whether a file is text, packed or not, and not empty.
  private static func isSearchable(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".tgz") || name.contains(".tar") { return false }
    do throws(PackedFileError) {
      let file = try InputFile(path: path)
      if let unpacker = Unpacker(for: file) { return unpacker.isPacking }
      if ZipArchive.isArchive(file) { return false }
      let head = try file.bytes(at: 0, count: 1 << 12)
      if head.starts(with: [0x1F, 0x8B]) { return true }
      return !head.isEmpty
        && head.withUnsafeBufferPointer { head in
          !TextEncoding.hasControls(head) || TextEncoding(head, isWhole: false) != nil
        }
    } catch { return false }
  }
}
