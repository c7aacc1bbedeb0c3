import DataFiles
import FilterItems
import FilterReports
import FilterText
import FilterVocabulary
import ListFiles

/// The list that a query document is for: `# list: access.log.jsonl`, a file of items or a vocabulary.
///
/// A document may come from a stranger, so only a regular file in its folder or in one below is read for it.
struct DocumentList {
  /// The path of the file.
  let path: String
  /// Whether it is a vocabulary, and not a file of items.
  let isVocabulary: Bool

  /// The list that a document in a file names; nil if it names none.
  init?(of document: QueryDocument, in file: String) throws(CommandFailure) {
    guard let name = document.directives.document[.list]?.text else { return nil }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let path = folder == "." ? name : folder + "/" + name
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(message: "'# list: \(name)' of '\(file)' \(reason)")
    }
    if name.hasPrefix("/") { throw failure("is not relative to the document; name a file in its folder") }
    guard let found = InputFile.resolved(path) else { throw failure("names no file in the folder of the document") }
    guard let root = InputFile.resolved(folder.isEmpty ? "/" : folder),
      found.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    else { throw failure("leads out of the folder of the document") }
    guard FileState(path: found)?.isRegular == true else { throw failure("names no regular file") }
    self.path = path
    isVocabulary = path.lowercased().hasSuffix(".json") && DocumentList.isVocabulary(found)
  }

  /// Whether a file of JSON is a vocabulary, right or wrong: an object with `fields`, not an array of items.
  private static func isVocabulary(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path, accepting: .regular, maximumBytes: VocabularyOption.maximumBytes),
      bytes.first(where: { !$0.isWhitespace }) == UInt8(ascii: "{")
    else { return false }
    return (try? Vocabulary(jsonBytes: bytes, zone: { ZoneRules(named: $0) })) != nil
  }

  /// The vocabulary of the list, inferred from its items if it is a file of these.
  func vocabulary(on console: inout Console) throws(CommandFailure) -> Vocabulary {
    if isVocabulary { return try VocabularyOption.load(path, accepting: .regular) }
    return try ItemVocabulary(inferringFrom: [ItemFile(path)], toleratesDamage: true, on: &console).vocabulary
  }
}
