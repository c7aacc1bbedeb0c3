import DataFiles
import DataStreams
import FilterItems
import FilterText

/// The form of a file of items, recognized by its first bytes.
package enum ItemFileForm: Hashable, Sendable {
  /// A text of this size in bytes.
  case plain(size: Int)
  /// A text that is packed, or a file that another program reads.
  case packed
  /// A SQLite database, or a table of one.
  case database
  /// Items that ``ItemCollection/prepare(to:_:)`` wrote.
  case prepared(PreparedItemFile)
  /// Standard input, a pipe, or a file that is missing or cannot be read. It is opened only to be read.
  case unknown
}

extension ItemFile {
  /// The same file with its form. Opens a regular file once, and nothing else; what gets the result does not open it
  /// again to see what it is. For one run over a file that is not replaced meanwhile.
  package func recognized() -> ItemFile {
    if form != nil { return self }
    var file = self
    file.form = recognizedForm
    return file
  }

  /// Whether the file holds prepared items.
  package var isPrepared: Bool {
    if case .prepared = form ?? recognizedForm { return true }
    return false
  }

  private var recognizedForm: ItemFileForm {
    let form = FileRecognition(ofFile: path, readsRecord: false).form
    return form == .unknown && namesTable ? .database : form
  }

  /// Whether there is a database at the path before a colon.
  private var namesTable: Bool {
    #if SQLite
      return path.contains(":") && DatabaseTable(path) != nil
    #else
      return false
    #endif
  }
}

/// A file of prepared items, which is read once for all that use it.
package final class PreparedItemFile: Hashable, Sendable {
  private let path: String
  private let opened = Lock<(items: PreparedItems, state: FileState?)?>(nil)

  init(path: String) { self.path = path }

  /// The items; read again if the file changed.
  func open() throws(ItemFileError) -> PreparedItems {
    let state = FileState(path: path)
    if let known = opened.withLock({ $0 }), known.state == state { return known.items }
    let items = try PreparedItems(path: path)
    opened.withLock { $0 = (items, state) }
    return items
  }

  package static func == (left: PreparedItemFile, right: PreparedItemFile) -> Bool { left.path == right.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
