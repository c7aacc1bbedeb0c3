import DataFiles
package import ListFiles

/// The name of a list, as a person writes it: after a query, after `--items`, `# list:` and `:load`, in a setting.
///
/// | written | means |
/// |---|---|
/// | `-` | the items on standard input |
/// | `FILE` | cards, items, prepared ones, a vocabulary or a SQLite database, by the first bytes of the file |
/// | `FILE:TABLE` | a table of a SQLite database |
/// | `FILE:NAME` | a file in a zip archive |
/// | `sqlite:FILE`, `duckdb:FILE`, `postgresql://HOST/NAME`, `command:CLIENT` | an engine; `:TABLE` may follow |
///
/// A file that has the whole text as its name goes first.
package enum ListName: Hashable, Sendable {
  /// The items on standard input.
  case input
  /// The address of an engine, perhaps of a table in it.
  case address(String)
  /// A SQLite database, or a table of one, by the path of its file: `app.db`, `app.db:orders`.
  case database(String)
  /// A file of cards; prepared ones are opened at once.
  case cards(String, isPrepared: Bool)
  /// A file of a vocabulary, which has no items.
  case vocabulary(String)
  /// A file of items, or a text that may be one.
  case items(ItemFile)
  /// A path where nothing is.
  case missing(String)

  /// Reads a name. A regular file is opened once to see what it holds; nothing else is opened.
  ///
  /// - Parameter runsPrograms: Whether programs may be started to unpack a file of items.
  package init(_ text: String, runsPrograms: Bool = true) {
    if text == "-" {
      self = .input
      return
    }
    let content = FileRecognition(ofFile: text)
    switch (content.form, content.kind) {
    case (.unknown, _): self = ListName(notOfRegularFile: text, runsPrograms)
    case (.database, _): self = .database(text)
    case (_, .cards): self = .cards(text, isPrepared: false)
    case (_, .preparedCards): self = .cards(text, isPrepared: true)
    case (_, .vocabulary): self = .vocabulary(text)
    case (let form, .items): self = .items(ItemFile(text, form: form, runsPrograms: runsPrograms))
    }
  }

  private init(notOfRegularFile text: String, _ runsPrograms: Bool) {
    let items = ListName.items(ItemFile(text, runsPrograms: runsPrograms))
    if InputFile.resolved(text) != nil {
      // A pipe, a folder, or a file that cannot be read, as reading it says.
      self = items
    } else if ListName.isAddress(text) {
      self = .address(text)
    } else if let file = TableAddress.file(text[...])?.path {
      let isDatabase = FileRecognition(ofFile: file, readsRecord: false).form == .database
      self = isDatabase ? .database(text) : items
    } else {
      self = ItemFile(text).isThere ? items : .missing(text)
    }
  }

  /// Whether a text has the form of an address of an engine, right or wrong.
  package static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("sqlite:") || text.hasPrefix("duckdb:") || EngineAddress.isAddress(text)
  }

  /// The path of the file of a name, without the table after a colon.
  package static func path(ofFileIn text: String) -> String {
    TableAddress.file(text[...])?.path ?? text
  }

  /// Whether a text is the name of a list rather than the path of a query document: any list but a text without columns
  /// in a file, unless its name says that it holds data.
  package var isData: Bool {
    switch self {
    case .input: false
    case .address, .database, .cards, .vocabulary: true
    case .missing(let path): ListName.namesData(path)
    case .items(let file):
      switch file.form {
      case .packed, .prepared, .database: true
      default: ListName.namesData(ListName.path(ofFileIn: file.path))
      }
    }
  }

  /// Whether the ending of a path is one of data.
  private static func namesData(_ path: String) -> Bool {
    let ending = path.lowercased().split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return [
      "csv", "tsv", "json", "jsonl", "ndjson", "gz", "zst", "xz", "bz2", "lz4", "zip", "parquet", "arrow", "xlsx", "db",
      "sqlite", "sqlite3",
    ].contains(ending)
  }
}
