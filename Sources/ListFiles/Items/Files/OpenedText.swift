import DataFiles
import DataStreams
import FilterItems

/// The text of a file that is open: unpacked, or a file in an archive, with the name that tells its form.
struct OpenedText {
  let file: PackedFile
  let text: ItemText

  /// The number of names in a message.
  private static let maximumListed = 5

  /// Opens the text of a file.
  ///
  /// - Parameter maximumBytes: The maximum size of the unpacked text.
  init(_ item: ItemFile, maximumBytes: Int) throws(PackedFileError) {
    let runsPrograms = item.limit == nil && item.runsPrograms
    func open(_ path: String) throws(PackedFileError) -> InputFile {
      try InputFile(
        path: path, accepting: item.limit == nil ? .regularOrPipe : .regular, maximumBytes: item.limit ?? .max)
    }
    func fail(_ path: String, _ predicate: String) -> PackedFileError {
      PackedFileError(path: path, reason: .program(predicate))
    }
    if InputFile.resolved(item.path) == nil, let path = item.pathBeforeColon {
      let input = try open(path)
      guard ZipArchive.isArchive(input) else {
        throw fail(path, "is not a SQLite database with tables to name after a colon")
      }
      let archive = try ZipArchive(input)
      let name = item.path.dropFirst(path.count + 1)
      guard let member = archive.members.first(where: { $0.name == name }) else {
        throw fail(path, "has no file '\(name)'; it has \(Self.list(archive, of: nil))")
      }
      file = try PackedFile(archive.source(of: member), isUnpacked: true, maximumUnpackedBytes: maximumBytes)
      text = item.text
      return
    }
    let input = try open(item.path)
    if YAMLFile.isOne(input) {
      file = try PackedFile(YAMLFile.source(of: input), isUnpacked: true, maximumUnpackedBytes: maximumBytes)
      text = item.text
      return
    }
    guard ZipArchive.isArchive(input) else {
      file = try PackedFile(input, runsPrograms: runsPrograms, maximumUnpackedBytes: maximumBytes)
      text = item.text
      return
    }
    let archive = try ZipArchive(input)
    if archive.isSpreadsheet {
      if !runsPrograms { throw Unpacker.spreadsheets.refusal(of: item.path) }
      file = try PackedFile(
        Unpacker.spreadsheets.source(of: input), isUnpacked: true, maximumUnpackedBytes: maximumBytes)
      text = item.text
      return
    }
    guard let member = archive.members.first else { throw fail(item.path, "is a zip file without files") }
    if archive.members.count > 1 {
      let count = archive.members.count
      throw fail(item.path, "is a zip file of \(count) files; name one: \(Self.list(archive, of: item.path))")
    }
    file = try PackedFile(archive.source(of: member), isUnpacked: true, maximumUnpackedBytes: maximumBytes)
    var text = item.text
    text.name = "\(item.path):\(member.name)"
    self.text = text
  }

  /// The first names in an archive, after its path if there is one.
  private static func list(_ archive: ZipArchive, of path: String?) -> String {
    let names = archive.members.prefix(maximumListed).map { (path.map { $0 + ":" } ?? "") + $0.name }
    let rest = archive.members.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
