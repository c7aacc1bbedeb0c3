import ArgumentParser
import DataFiles
import EmbeddedQueries
import FilterDocuments
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// Something that `check` and `format` read: a file, or standard input.
struct QueryInput {
  /// The path; nil for standard input.
  let path: String?
  /// The name in reports; nil for standard input without a name.
  let name: String?
  /// Whether the file was found in a folder.
  fileprivate(set) var isFound = false
  /// The path with all links resolved.
  fileprivate var resolved = ""
  /// The configuration of the file; nil if it has none.
  fileprivate(set) var settings: CheckConfiguration?

  fileprivate init(path: String?, name: String?) {
    self.path = path
    self.name = name
  }
}

/// The text of an input.
struct OpenedInput {
  let input: QueryInput
  let form: QueryFile.Form
  let source: SourceText
  /// The keys of queries in YAML and JSON.
  let keys: EmbeddedKeys
  let vocabulary: Vocabulary
  /// Whether that is the one of `--vocabulary`.
  fileprivate let isVocabularyGiven: Bool
  /// The file; nil for standard input.
  fileprivate let file: QueryFile?

  /// The documents of the text: the text itself, or the queries embedded in it.
  func parts(of text: SourceText) -> [QueryFilePart] { form.parts(of: text, keys: keys) }

  /// The vocabulary of a document of the text: that of `--vocabulary`, or that of the list which the document names, or
  /// that of the configuration.
  func vocabulary(
    of document: QueryDocument, in lists: inout DocumentVocabularies, on console: inout Console
  ) -> DocumentVocabulary {
    if isVocabularyGiven || form == .lines { return .known(vocabulary) }
    return lists.vocabulary(of: document, in: input.name, or: vocabulary, on: &console)
  }

  /// Whether the absence of queries is worth a note: in a file that was named.
  var isExpectedToHaveQueries: Bool {
    if case .host = form { return input.path != nil && !input.isFound }
    return false
  }

  /// Replaces the contents of the file, unless it changed since it was read or they are the same.
  func write(_ text: SourceText) throws(CommandFailure) { try file?.write(text) }
}

/// The options about the files with queries.
struct QueryInputOption: ParsableArguments {
  @OptionGroup var form: QueryFileOption

  @Option(
    name: .long,
    help: ArgumentHelp("Leave out these files, written as in .gitignore (repeatable).", valueName: "pattern"))
  var exclude: [String] = []

  @Option(
    name: .long, help: ArgumentHelp("The configuration to use instead of .filterq.json.", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no .filterq.json.")
  var ignoresConfiguration = false

  @Option(
    name: .customLong("stdin-name"),
    help: ArgumentHelp("The path that standard input has in reports, and whose form it has.", valueName: "path"))
  var inputName: String?

  /// Whether each line of standard input is a query, which is answered at once.
  func readsLines(_ files: [String]) -> Bool { files.isEmpty && form.form == .lines }

  /// The form of an input that its name does not tell.
  fileprivate func form(of input: QueryInput) -> QueryFile.Form? { input.isFound ? nil : form.form }

  fileprivate func keys(of input: QueryInput) -> EmbeddedKeys {
    guard form.key.isEmpty, let keys = input.settings?.keys else { return form.keys }
    return EmbeddedKeys(keys)
  }
}

/// The files and vocabularies of a run.
struct QueryInputs {
  private let option: QueryInputOption
  private let vocabulary: VocabularyOption
  private var configurations: Configurations
  private let excluded: [GlobPattern]
  /// The vocabulary of `--vocabulary`, or of cards.
  private let standard: Vocabulary
  /// The vocabularies that configurations name, by their paths.
  private var vocabularies: [String: Vocabulary] = [:]
  /// The messages about what could not be read or written.
  private(set) var failures: [String] = []

  init(_ option: QueryInputOption, vocabulary: VocabularyOption) throws(CommandFailure) {
    if option.config != nil, option.ignoresConfiguration {
      throw CommandFailure(message: "--config and --no-config cannot be combined")
    }
    self.option = option
    self.vocabulary = vocabulary
    configurations = try Configurations(named: option.config, looks: !option.ignoresConfiguration)
    excluded = option.exclude.compactMap { GlobPattern($0) }
    standard = try vocabulary.load()
  }

  /// Calls `body` with each input that arguments name: files, those in folders, and standard input for `-` or without
  /// an argument. What cannot be read or written is reported.
  mutating func each(
    _ arguments: [String], on console: inout Console,
    _ body: (OpenedInput, inout Console) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let arguments = arguments.isEmpty ? ["-"] : arguments
    if arguments.count(where: { $0 == "-" }) > 1 { throw CommandFailure(message: "'-' may be given only once") }
    if !arguments.contains("-"), option.inputName != nil {
      throw CommandFailure(message: "--stdin-name is for standard input; name it with '-'")
    }
    for argument in arguments {
      do throws(CommandFailure) {
        for input in try inputs(argument, on: &console) {
          do throws(CommandFailure) {
            if let opened = try open(input, on: &console) { try body(opened, &console) }
          } catch { report(error.masked(quoting: [argument]), on: &console) }
        }
      } catch { report(error.masked(quoting: [argument]), on: &console) }
    }
  }

  private mutating func report(_ failure: CommandFailure, on console: inout Console) {
    console.report(failure)
    failures.append(failure.message)
  }

  /// The text of an input. Nil for a file of a folder that cannot have queries; that is reported.
  private mutating func open(_ input: QueryInput, on console: inout Console) throws(CommandFailure) -> OpenedInput? {
    let form = option.form(of: input)
    guard let path = input.path else {
      let named = input.name.flatMap { QueryFile.Form(path: $0) }
      return OpenedInput(
        input: input, form: form ?? named ?? .document, source: SourceText(bytes: console.input.rest()),
        keys: option.keys(of: input), vocabulary: try vocabulary(of: input),
        isVocabularyGiven: vocabulary.file != nil, file: nil)
    }
    let file: QueryFile
    do throws(CommandFailure) { file = try QueryFile(reading: path, as: form, isFound: input.isFound) } catch {
      guard input.isFound, case .host? = QueryFile.Form(path: path) else { throw error }
      console.report(CommandFailure(message: "skipped: \(error.message)"))
      return nil
    }
    return OpenedInput(
      input: input, form: file.form, source: file.source, keys: option.keys(of: input),
      vocabulary: try vocabulary(of: input), isVocabularyGiven: vocabulary.file != nil, file: file)
  }

  private mutating func inputs(_ argument: String, on console: inout Console) throws(CommandFailure) -> [QueryInput] {
    if argument == "-" {
      var input = QueryInput(path: nil, name: option.inputName)
      let folder = Self.resolved(option.inputName.map { InputFile.folder(of: $0) ?? "." } ?? ".")
      let name = option.inputName.flatMap { $0.split(separator: "/").last } ?? "-"
      input.resolved = "\(folder)/\(name)"
      input.settings = try configurations.configuration(ofFolder: folder)
      return [input]
    }
    if FileState(path: argument)?.isFolder == true {
      var walk = FolderWalk(excluding: excluded(in: Self.resolved(argument)))
      try walk.add(argument, &configurations)
      for failure in walk.failures { report(CommandFailure(message: failure), on: &console) }
      return try walk.files.map { path throws(CommandFailure) in
        var input = try file(path)
        input.isFound = true
        return input
      }
    }
    let input = try file(argument)
    let lists = [
      excluded(in: InputFile.folder(of: input.resolved) ?? "/"), input.settings?.exclude,
    ].compactMap { $0 }
    if lists.contains(where: { $0.excludes(input.resolved, isFolder: false) == true }) {
      console.report(CommandFailure(message: "skipped '\(argument)', which is excluded"))
      return []
    }
    return [input]
  }

  /// The patterns of `--exclude`, from the current folder on, or from a folder that is not in it.
  private func excluded(in folder: String) -> GlobList? {
    if excluded.isEmpty { return nil }
    let current = Self.resolved(".")
    return GlobList(excluded, in: GlobList.parts(of: folder + "/", below: current) == nil ? folder : current)
  }

  private mutating func file(_ path: String) throws(CommandFailure) -> QueryInput {
    var input = QueryInput(path: path, name: path)
    let folder = Self.resolved(InputFile.folder(of: path) ?? (path.hasPrefix("/") ? "/" : "."))
    input.resolved = "\(folder == "/" ? "" : folder)/\(path.split(separator: "/").last ?? "")"
    input.settings = try configurations.configuration(ofFolder: folder)
    return input
  }

  private static func resolved(_ folder: String) -> String { InputFile.resolved(folder) ?? "/" }

  /// The vocabulary of an input: that of `--vocabulary`, or else the one that the configuration names.
  private mutating func vocabulary(of input: QueryInput) throws(CommandFailure) -> Vocabulary {
    let path = vocabulary.file == nil ? input.settings?.vocabulary(of: input.resolved) : nil
    guard let path, let configuration = input.settings else { return standard }
    let file = path.hasPrefix("/") ? path : "\(configuration.folder)/\(path)"
    if let known = vocabularies[file] { return known }
    let loaded = try VocabularyFiles.read(file, accepting: .regular, within: configuration.folder)
    vocabularies[file] = loaded
    return loaded
  }
}
