import DataFiles

/// The paths of files as readers of reports know them: from the top of their repository, wherever the command runs.
struct RepositoryPaths {
  /// The tops of repositories by folders; nil for a folder outside of one.
  private var tops: [String: String?] = [:]

  private var known: [String: String] = [:]

  /// The path from the top of the repository; the path as given if there is none, or no file.
  ///
  /// - Complexity: A look at each folder above the file, once a folder.
  mutating func path(of file: String) -> String {
    if let known = known[file] { return known }
    let path = found(file)
    known[file] = path
    return path
  }

  private mutating func found(_ file: String) -> String {
    guard let resolved = InputFile.resolved(file), let folder = InputFile.folder(of: resolved),
      let top = top(of: folder)
    else { return file.hasPrefix("./") ? String(file.dropFirst(2)) : file }
    return String(decoding: resolved.utf8.dropFirst(top == "/" ? 1 : top.utf8.count + 1), as: UTF8.self)
  }

  private mutating func top(of folder: String) -> String? {
    if let known = tops[folder] { return known }
    var top: String?
    if FileState(path: (folder == "/" ? "" : folder) + "/.git") != nil {
      top = folder
    } else if let parent = InputFile.folder(of: folder) {
      top = self.top(of: parent)
    }
    tops[folder] = .some(top)
    return top
  }
}
