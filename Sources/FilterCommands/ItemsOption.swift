import ArgumentParser
import DataStreams
import FilterAnalysis
import FilterEngines
import FilterItems
import FilterLists
import FilterReports
import FilterVocabulary
import ListFiles
import TerminalUI

/// The options of commands that read items: `--items FILE`, `--no-header`, `--delimiter`, `--field`, `--at`.
struct ItemsOption: ParsableArguments {
  @Option(
    name: .customLong("items"), parsing: .singleValue,
    help: "A file of items: JSON lines, JSON, CSV or TSV; '-' is standard input. May be repeated.",
    completion: .file())
  var paths: [String] = []

  @Flag(name: .customLong("no-header"), help: "The first record of CSV or TSV is an item.")
  var hasNoHeader = false

  @Option(name: .long, help: "The character between cells: ',', ';', '|' or 'tab'.")
  var delimiter: String?

  @Option(
    name: .customLong("field"), parsing: .singleValue,
    help: "Declare a field that comes late on a pipe: NAME or NAME:KIND, as 'took:duration'. May be repeated.")
  var declared: [String] = []

  @Option(
    name: .customLong("null"), parsing: .unconditionalSingleValue,
    help: "The texts that stand for a missing value among numbers, times and the like: 'N/A,-'. May be repeated.")
  var nulls: [String] = []

  @Option(name: .customLong("at"), help: "The place of the array of items in a JSON file, as a JSON Pointer: '/data'.")
  var place: String?

  /// The options that name or describe files, and whether they are given. `others` is whether files are given elsewhere on
  /// the command line.
  func given(others: Bool = false) -> [(name: String, isGiven: Bool)] {
    [
      ("files of items", !paths.isEmpty || others), ("--no-header", hasNoHeader), ("--delimiter", delimiter != nil),
      ("--field", !declared.isEmpty), ("--null", !nulls.isEmpty),
      ("--at", place != nil),
    ]
  }

  /// The files, including those after the query.
  func files(and others: [String] = []) throws(CommandFailure) -> [ItemFile] {
    let byte = try delimiterByte()
    let pointer = try place.map { (text) throws(CommandFailure) -> JSONPointer in
      guard let pointer = JSONPointer(text) else {
        throw CommandFailure(message: "--at takes a JSON Pointer such as '/data/items', not '\(text)'")
      }
      return pointer
    }
    let all = paths + others
    if all.count(where: { $0 == "-" }) > 1 { throw CommandFailure(message: "standard input can be read only once") }
    if let path = all.first(where: { EngineAddress.isAddress($0) && !ItemFile($0).isThere }) {
      throw ItemsOption.failure(ofAddress: path)
    }
    return all.map { path in
      var file = ItemFile(path)
      file.hasHeader = !hasNoHeader
      file.delimiter = byte
      file.nullMarks = nullMarks
      file.place = pointer
      return file
    }
  }

  /// The texts that stand for a missing value; nil for the usual ones.
  private var nullMarks: [String]? {
    nulls.isEmpty ? nil : nulls.flatMap { $0.split(separator: ",").map { String($0) } }
  }

  /// The fields that are declared.
  func declaredFields() throws(CommandFailure) -> [DeclaredField] {
    try declared.map { (text) throws(CommandFailure) -> DeclaredField in
      guard let field = DeclaredField(text) else {
        let kinds = DeclaredField.kinds.map { $0.rawValue }
        let kind = text.split(separator: ":").last.map { String($0) } ?? ""
        let meant = SpellingDistance.closest(to: kind, in: kinds).map { "did you mean '\($0)'?" }
        throw CommandFailure(
          message: "--field takes NAME or NAME:KIND, not '\(text)'; "
            + (meant ?? "the kinds are \(kinds.joined(separator: ", "))"))
      }
      return field
    }
  }

  /// Throws if a file after the query does not exist, since it may be part of an unquoted query.
  static func check(_ paths: [String], hint: String) throws(CommandFailure) {
    guard let missing = paths.first(where: { $0 != "-" && !ItemFile($0).isThere }) else { return }
    throw CommandFailure(message: "there is no file '\(missing)'; \(hint)")
  }

  /// The error for an engine's address in place of a file. It is not quoted, since it may contain a password.
  static func failure(ofAddress address: String) -> CommandFailure {
    let shown = EngineAddress.shown(address).map { " '\($0)'" } ?? ""
    return CommandFailure(message: "the address\(shown) is not a file; use --engine")
  }

  private func delimiterByte() throws(CommandFailure) -> UInt8? {
    switch delimiter {
    case nil: return nil
    case "tab", "\t", "\\t": return UInt8(ascii: "\t")
    case let text?:
      guard text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\"")
      else { throw CommandFailure(message: "--delimiter takes one character or 'tab', not '\(text)'") }
      return byte
    }
  }
}

extension VocabularyOption {
  /// The vocabulary of the file, or one inferred from the items; see the other form.
  func load(
    for files: [ItemFile], _ items: ItemsOption, over extent: SampleExtent = .spread, naming queries: [String] = [],
    columns: [String] = [], toleratesDamage: Bool = false, on console: inout Console
  ) throws(CommandFailure) -> Vocabulary {
    try fields(
      of: files, items, over: extent, naming: queries, columns: columns, toleratesDamage: toleratesDamage, on: &console
    ).vocabulary
  }

  /// The vocabulary of the file, or one inferred from the items. The inferred fields are reported on standard error.
  ///
  /// - Parameters:
  ///   - extent: The part of the files to read; all where all are searched in memory.
  ///   - queries: The queries whose fields are looked up in the whole files if they are not found otherwise, and
  ///     `columns` further names.
  ///   - toleratesDamage: Whether a damaged file is tolerated, since the caller reports it.
  ///   - follows: Whether the files may still be without a record, which is then waited for.
  func fields(
    of files: [ItemFile], _ items: ItemsOption, over extent: SampleExtent = .spread, naming queries: [String] = [],
    columns: [String] = [], toleratesDamage: Bool = false, follows: Bool = false, on console: inout Console
  ) throws(CommandFailure) -> ItemVocabulary {
    let declared = try items.declaredFields()
    if file != nil {
      if declared.isEmpty {
        var given = ItemVocabulary(try load(), of: files)
        given.extend(for: queries, on: &console)
        return given
      }
      throw CommandFailure(message: "--field and --vocabulary cannot be combined; add the field to the vocabulary")
    }
    var inferred =
      follows
      ? try ItemVocabulary(inferringFromFollowed: files, declaring: declared, on: &console)
      : try ItemVocabulary(
        inferringFrom: files, over: extent, declaring: declared, toleratesDamage: toleratesDamage,
        toleratesNothing: true,
        wanting: ItemVocabulary.names(in: queries) + columns,
        on: &console)
    inferred.extend(for: queries, columns: columns, on: &console)
    if inferred.isOfDamageOnly, !follows, !files.contains(where: { $0.path == "-" }), let note = inferred.damageNote {
      throw CommandFailure(message: note)
    }
    let hint = inferred.isBlank ? nil : inferred.hint(for: queries, columns: columns)
    for note in [inferred.note, hint].compactMap({ $0 }) {
      console.errors.line(console.errorStyle.dim("filterq: \(CharacterWidth.visible(note))"))
    }
    console.errors.flush()
    return inferred
  }
}

extension VocabularyOption {
  /// Reads files into memory, under the vocabulary of the option or one inferred from all of their records.
  func list(
    of files: [ItemFile], _ items: ItemsOption, _ values: ValueOptions? = nil, naming queries: [String] = [],
    on console: inout Console
  ) throws(CommandFailure) -> SearchableList {
    let files = files.map { $0.recognized() }
    let fields = try fields(of: files, items, over: .whole, naming: queries, on: &console)
    var vocabulary = fields.vocabulary
    if let values { vocabulary = try values.apply(to: vocabulary, of: files) }
    var list = SearchableList(try ItemCollection.open(files, vocabulary: vocabulary, on: &console))
    list.isBlank = fields.isBlank
    return list
  }
}
