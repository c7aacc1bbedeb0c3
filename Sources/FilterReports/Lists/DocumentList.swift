import DataFiles
package import FilterDocuments
package import FilterEngines
import FilterLists
package import FilterText
package import FilterVocabulary
import ScryfallDialect

/// The list that a query document is for: `# list: access.log.jsonl`. It is named as everywhere, but a document may come
/// from a stranger, so that only regular files in its folder or in one below are read for it, and no engine is asked.
package struct DocumentList: Hashable, Sendable {
  /// The path of the file, with the table of a database after it.
  package let path: String
  /// The name as it is read there.
  package let name: ListName

  /// The list of a name in the folder of a document. Throws the reason why there is none:
  /// `names no file in the folder of the document`.
  package init(named name: String, inFolder folder: String) throws(ListFault) {
    // The file of SQLite may be named by its scheme.
    let local = name.hasPrefix("sqlite:") ? String(name.dropFirst(7)) : name
    let path = folder == "." ? local : folder + (folder.hasSuffix("/") ? "" : "/") + local
    if local.hasPrefix("/") {
      throw .unusable("is not relative to the document; name a file in its folder")
    }
    let file = ListName.path(ofFileIn: path)
    guard !name.utf8.contains(0), let found = InputFile.resolved(file) else {
      throw .unusable(
        ListName.isAddress(name)
          ? "is the address of an engine, which only the command line may name; name a file in the folder of the document"
          : "names no file in the folder of the document")
    }
    guard let root = InputFile.resolved(folder.isEmpty ? "/" : folder),
      found.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    else { throw .unusable("leads out of the folder of the document") }
    guard FileState(path: found)?.isRegular == true else { throw .unusable("names no regular file") }
    self.path = path
    self.name = ListName(path, runsPrograms: false)
    if local == name { return }
    guard case .database = self.name else { throw .unusable("names no SQLite database") }
  }

  /// Whether it is a vocabulary, which has no items.
  package var isVocabulary: Bool {
    if case .vocabulary = name { true } else { false }
  }

  /// Whether it is a file of cards.
  package var isOfCards: Bool {
    if case .cards = name { true } else { false }
  }

  /// The vocabulary of the list: that of cards or of a table, or inferred from its items if it is a file of these.
  package func vocabulary(on console: inout Console) throws(CommandFailure) -> Vocabulary {
    switch name {
    case .vocabulary: return try VocabularyFiles.read(path, accepting: .regular)
    case .cards: return .scryfall
    case .database(let text):
      do throws(EngineError) {
        // A view of a stranger may compute without an end.
        let list = try EngineLists.open("sqlite:" + text, timeLimit: .seconds(10), counts: false).list
        defer { list.close() }
        return list.vocabulary
      } catch {
        throw CommandFailure(error)
      }
    case .items(let file):
      return try ItemVocabulary(inferringFrom: [file], toleratesDamage: true, on: &console).vocabulary
    case .input, .address, .missing: throw CommandFailure(message: "there is no file '\(path)'")
    }
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
