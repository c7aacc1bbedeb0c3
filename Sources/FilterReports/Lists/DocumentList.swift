import DataFiles
package import FilterText
package import FilterVocabulary
import ListFiles
import ScryfallCards
import ScryfallDialect

/// The list that a query document is for: `# list: access.log.jsonl`, a file of items or a vocabulary.
///
/// A document may come from a stranger, so only a regular file in its folder or in one below is read for it.
package struct DocumentList: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// Whether it is a vocabulary, and not a file of items.
  package let isVocabulary: Bool

  /// The list of a name in the folder of a document. Throws the reason why there is none:
  /// `names no file in the folder of the document`.
  package init(named name: String, inFolder folder: String) throws(ListFault) {
    let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    if name.hasPrefix("/") {
      throw .unusable("is not relative to the document; name a file in its folder")
    }
    guard !name.utf8.contains(0), let found = InputFile.resolved(path) else {
      throw .unusable("names no file in the folder of the document")
    }
    guard let root = InputFile.resolved(folder.isEmpty ? "/" : folder),
      found.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    else { throw .unusable("leads out of the folder of the document") }
    guard FileState(path: found)?.isRegular == true else { throw .unusable("names no regular file") }
    self.path = path
    isVocabulary = path.lowercased().hasSuffix(".json") && DocumentList.isVocabulary(found)
  }

  /// Whether a file of JSON is a vocabulary, right or wrong: an object with `fields`, not an array of items.
  private static func isVocabulary(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path, accepting: .regular, maximumBytes: VocabularyFiles.maximumBytes),
      SourceText(bytes: bytes).textBytes.first(where: { !$0.isWhitespace }) == UInt8(ascii: "{")
    else { return false }
    do throws(VocabularyError) {
      _ = try Vocabulary(jsonBytes: bytes, zone: { ZoneRules(named: $0) })
      return true
    } catch {
      return bytes.firstRange(of: Array(#""fields""#.utf8)) != nil
    }
  }

  /// Whether it is a file of cards.
  package var isOfCards: Bool { !isVocabulary && CardCollection.isCards(path) }

  /// The vocabulary of the list: that of cards, or inferred from its items if it is a file of these.
  package func vocabulary(on console: inout Console) throws(CommandFailure) -> Vocabulary {
    if isVocabulary { return try VocabularyFiles.read(path, accepting: .regular) }
    if isOfCards { return .scryfall }
    return try ItemVocabulary(inferringFrom: [ItemFile(path)], toleratesDamage: true, on: &console).vocabulary
  }
}

extension DocumentList {
  /// The list that a document in a file names; nil if it names none. The folder of standard input is the current one.
  package init?(of document: QueryDocument, in file: String?) throws(CommandFailure) {
    let directives = document.directives
    guard let name = directives.listName else { return nil }
    do throws(ListFault) { try self.init(named: name, inFolder: DocumentList.folder(of: file)) } catch {
      let line = directives.document[.list].map { document.lines.line(of: $0.range.start) + 1 } ?? 1
      throw CommandFailure(message: "\(file ?? "<stdin>"):\(line): \(directives.diagnostic(of: error).message)")
    }
  }

  /// The folder of a file; that of standard input is the current one.
  package static func folder(of file: String?) -> String {
    file.flatMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } } ?? "."
  }
}

/// The words that the queries of a document are read with.
package enum DocumentVocabulary {
  /// Those of its list, or of the options and the configuration if it names none.
  case known(Vocabulary)
  /// None, because its list cannot be used. The diagnostic says why; the queries are not looked at.
  case missing(Diagnostic)
}

/// The vocabularies of documents, from the lists that they name: one rule for every command. Each list is read once.
package struct DocumentVocabularies {
  private var known: [DocumentList: Result<Vocabulary, ListFault>] = [:]

  package init() {}

  /// The vocabulary of a document in a file, or in standard input for nil.
  ///
  /// - Parameter standard: The vocabulary if the document names no list.
  package mutating func vocabulary(
    of document: QueryDocument, in file: String?, or standard: Vocabulary, on console: inout Console
  ) -> DocumentVocabulary {
    let directives = document.directives
    guard let name = directives.listName else { return .known(standard) }
    do throws(ListFault) {
      let list = try DocumentList(named: name, inFolder: DocumentList.folder(of: file))
      return .known(try vocabulary(of: list, on: &console))
    } catch {
      return .missing(directives.diagnostic(of: error))
    }
  }

  private mutating func vocabulary(of list: DocumentList, on console: inout Console) throws(ListFault) -> Vocabulary {
    if let result = known[list] { return try result.get() }
    let result: Result<Vocabulary, ListFault>
    do throws(CommandFailure) { result = .success(try list.vocabulary(on: &console)) } catch {
      let reason = error.message.split(separator: "\n").prefix(2).joined(separator: ": ")
      result = .failure(.unusable("cannot be read: \(reason)"))
    }
    known[list] = result
    return try result.get()
  }
}
