import DataFiles
import DataStreams
import FilterEngines
import FilterItems
import FilterLanguageServer
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import ListFiles
import TerminalUI

/// Reads files of items for the language server.
///
/// Files that the settings name may come from a stranger, so that they have limits.
struct ServerItemFiles: Sendable {
  /// The files of the command line, which are read without limits.
  let trusted: [ItemFile]
  /// The fields that the command line declares, and how it has values read.
  var declared: [DeclaredField] = []
  var values = ValueRule(zone: nil, isCaseSensitive: false)

  /// The maximum size of the unpacked text of all files of the settings, in bytes.
  var maximumBytes = 256 << 20
  /// The maximum memory of their items, in bytes: texts, elements of lists, columns and indexes.
  var maximumMemory = 512 << 20

  private static let remedy = "pass them on the command line: filterq lsp --items FILE"

  /// The vocabulary of some files, inferred from their first records.
  func inferredVocabulary(_ paths: [String]) throws(ServerHost.Failure) -> Vocabulary {
    try inferredVocabulary(of: try files(paths))
  }

  private func inferredVocabulary(of files: [ItemFile]) throws(ServerHost.Failure) -> Vocabulary {
    if files.count == 1, files[0].isPrepared {
      do throws(ItemFileError) {
        return try ItemCollection(reading: files, vocabulary: Vocabulary(name: "", fields: [])).vocabulary
      } catch {
        throw ServerHost.Failure(error.message)
      }
    }
    var sample = RecordSample()
    for file in files {
      do throws(ItemFileError) { try sample.add(file, over: .whole) } catch { throw ServerHost.Failure(error.message) }
    }
    let inferred = ItemVocabulary(
      sample: sample, of: files, name: files.first?.listName ?? "items", declaring: declared
    ).vocabulary
    do throws(CommandFailure) { return try values.apply(to: inferred, of: files) } catch {
      throw ServerHost.Failure(error.message)
    }
  }

  /// Reads some files with a vocabulary, or with one inferred from them.
  func items(
    _ paths: [String], vocabulary: Vocabulary?, progress: ServerHost.Progress
  ) throws(ServerHost.Failure) -> ServedItems {
    let files = try files(paths).map { file in
      var file = file
      file.linePatterns = vocabulary?.linePatterns ?? []
      return file
    }
    let vocabulary = if let vocabulary { vocabulary } else { try inferredVocabulary(of: files) }
    let budget = ItemBudget(maximumBytes: maximumMemory, remedy: ServerItemFiles.remedy)
    do throws(ItemFileError) {
      // Terms about one element of a list of objects are answered from the records.
      let collection = try ItemCollection(
        reading: files, vocabulary: vocabulary, budget: budget, keepsRecords: !vocabulary.objectLists.isEmpty
      ) { phase, fraction in
        progress(phase.rawValue, fraction)
      }
      return ServedItems(collection)
    } catch {
      throw ServerHost.Failure(error.message)
    }
  }

  /// The maximum number of rows that are shown.
  private static let maximumRows = 500

  /// The table of the rows of a list that a query finds, or the reason why there is none.
  fileprivate static func rows(of list: SearchableList, found query: AnalyzedQuery) -> String {
    let names = list.columns.usual
    var table = ItemTable(
      names.map { ItemColumn($0, in: list.columns.fields) }, width: nil,
      style: TerminalStyle(isTerminal: false, environment: [:]))
    var lines: [String] = []
    do throws(ListFailure) {
      _ = try list.forEachRow(of: list.plan(query), RowRequest(limit: maximumRows, columns: names)) { row in
        lines += table.add(row.values.map { $0.display })
        return true
      }
    } catch {
      lines.append(error.message)
    }
    return (lines + table.finish()).map { $0 + "\n" }.joined()
  }

  /// The files at some paths with their limits.
  private func files(_ paths: [String]) throws(ServerHost.Failure) -> [ItemFile] {
    var files: [ItemFile] = []
    var left = maximumBytes
    for path in paths {
      if let file = trusted.first(where: { $0.path == path }) {
        files.append(file)
        continue
      }
      let form = ItemFile(path).recognized().form
      if case .prepared? = form {
        throw ServerHost.Failure("'\(path)' is prepared; only the command line may name it")
      }
      if form == .database, EngineLists.isExport(path) { throw ServerHost.Failure(ListChoice.inDatabase.message) }
      do throws(PackedFileError) {
        let size = try ServerItemFiles.size(ofTextIn: ListName.path(ofFileIn: path), maximumBytes: left)
        left -= size
        var file = ItemFile(path)
        file.limit = size
        files.append(file)
      } catch {
        guard case .tooLarge = error.reason else { throw ServerHost.Failure(error.message) }
        throw ServerHost.Failure(
          "\(ServerItemFiles.names(paths)): more than \(maximumBytes >> 20) MB of items; \(ServerItemFiles.remedy)")
      }
    }
    // A file may grow while it is read.
    let spare = left / max(1, files.count)
    for index in files.indices { files[index].limit = files[index].limit.map { $0 + spare } }
    return files
  }

  /// The size of the unpacked text of a file, from one pass over it.
  private static func size(ofTextIn path: String, maximumBytes: Int) throws(PackedFileError) -> Int {
    let file = try PackedFile(
      path: path, accepting: .regular, maximumBytes: maximumBytes, maximumUnpackedBytes: maximumBytes)
    var size = 0
    while let piece = try file.next() { size += piece.count }
    return size
  }

  private static func names(_ paths: [String]) -> String {
    paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
  }
}

extension ServedItems {
  /// The items of a collection.
  init(_ collection: ItemCollection) {
    var warning = ""
    if let first = collection.damage.first {
      let count = Counted.of(collection.damagedCount, "record")
      warning = "\(collection.name): \(count) cannot be read; the first: \(first.text)"
    }
    let list = SearchableList(collection)
    self.init(
      name: collection.name, vocabulary: collection.vocabulary, store: collection.store, warning: warning,
      rows: { ServerItemFiles.rows(of: list, found: $0) }, list: list, plan: { collection.plan($0) })
  }
}
