import ArgumentParser
import DataFiles
import DataStreams
import FilterDocuments
import FilterEngines
import FilterItems
import FilterLanguageServer
import FilterReports
import FilterText
import FilterVocabulary
import Foundation
import ListFiles
import TerminalUI

#if SQLite
  import FilterCatalogs
#endif

/// `filterq lsp`
struct LanguageServerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server on standard input and output.",
    usage: "filterq lsp [<options>]",
    discussion: """
      Serves the Language Server Protocol (3.17) for query documents (*.filterq):
      one query per line, indented lines continue the query above, lines that
      start with '#' are comments. Also serves queries in Markdown, YAML, JSON
      and Swift; 'filterq check --help' lists them. Editors start it;
      Examples/Editors has configurations. The log goes to standard error.

      Editor settings may come from the workspace, so the files they name must
      be in it. Pass files elsewhere here, with --items, --vocabulary and
      --catalogs. Tables of SQLite are read as files of items.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var catalogs: CatalogOption
  @OptionGroup var place: ItemPlaceOption

  @Option(help: "The least severe level to log.")
  var logLevel = LogLevelOption.warning

  @Flag(help: "Accepted for compatibility; stdio is always used.")
  var stdio = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    // Report unusable arguments before an editor waits for an answer.
    var use = ListUse()
    use.tables = .asItems
    use.readsRecords = true
    use.inputOwner = "the editor's messages"
    use.withoutCards = "the language server"
    use.place = try place.pointer
    let choice = try list.choice(use)
    if case .database = choice.place { throw ListChoice.inDatabase }
    let loaded = try choice.values.apply(to: choice.vocabulary())
    try catalogs.check()
    let host = ServerHost.standard(
      choice, loaded: loaded, catalogs: catalogs, environment: console.environment, logLevel: logLevel.level)
    return StandardServer.run(host: host) == 0 ? .clean : .negative
  }
}

/// The values of `--log-level`.
enum LogLevelOption: String, CaseIterable, ExpressibleByArgument {
  case error
  case warning
  case info
  case debug

  var level: LogLevel { LogLevel(rawValue: rawValue) ?? .warning }
}

extension ServerHost {
  /// The host of `filterq lsp`: files, the clock, the user's store. Paths in editor settings override the options of
  /// the command line, but must be in the workspace, because the workspace and its settings are not trusted.
  ///
  /// - Parameters:
  ///   - choice: The list of the command line.
  ///   - loaded: Its vocabulary, as read at the start.
  static func standard(
    _ choice: ListChoice, loaded: Vocabulary, catalogs: CatalogOption, environment: [String: String],
    logLevel: LogLevel
  ) -> ServerHost {
    let store = standardStore(catalogs, environment: environment)
    let files = ServerItemFiles(trusted: choice.files, declared: choice.declared, values: choice.values)
    let standardVocabulary = choice.vocabularyFile
    return ServerHost(
      vocabulary: { path in
        // The file of the option may be a pipe, which can be read only once.
        guard let file = path ?? standardVocabulary, path != nil || isRegular(file) else { return loaded }
        do throws(CommandFailure) {
          return try choice.values.apply(to: VocabularyFiles.read(file, accepting: .regular))
        } catch {
          throw Failure(error.message)
        }
      },
      catalogs: { path, vocabulary in
        do throws(CommandFailure) {
          return try CatalogOption.loadAll(
            path ?? catalogs.store, isFromEditor: path != nil, environment: environment, vocabulary: vocabulary)
        } catch {
          throw Failure(error.message)
        }
      },
      locate: { path, folders in
        try SettingsPath(path).located(
          in: folders, allowing: [standardVocabulary, store].compactMap { $0 } + files.trusted.map { $0.path })
      },
      standardVocabulary: standardVocabulary,
      readVocabulary: { path in
        try? Files.read(path, accepting: .regular, maximumBytes: VocabularyFiles.maximumBytes)
      },
      standardStore: store,
      inferredVocabulary: { try files.inferredVocabulary($0) },
      items: { try files.items($0, vocabulary: $1, progress: $2) },
      documentList: { name, folder throws(ListFault) in
        let list = try DocumentList(named: name, inFolder: folder)
        return ListFile(path: list.path, isVocabulary: list.isVocabulary)
      },
      standardItems: files.trusted.map { $0.path },
      configuration: { try DocumentConfiguration(ofFile: $0, in: $1) },
      // A pipe can be read only once.
      stamp: { path in FileState(path: ListName.path(ofFileIn: path)).map { $0.isRegular ? "\($0)" : "" } },
      readFile: { path, folder, maximumBytes in
        try? InputFile.bytes(ofFile: path, maximumBytes: maximumBytes, within: folder)
      },
      queryFiles: { folder, limit in QueryFiles.under(folder, limit: limit) },
      now: { Date().timeIntervalSince1970 },
      isAlive: { StandardServer.isAlive($0) },
      log: { level, line in
        guard level <= logLevel else { return }
        FileHandle.standardError.write(Data("filterq lsp: \(level.rawValue): \(CharacterWidth.visible(line))\n".utf8))
      })
  }

  private static func standardStore(_ catalogs: CatalogOption, environment: [String: String]) -> String? {
    #if SQLite
      return catalogs.store ?? StoreLocation.standard(environment: environment)
    #else
      return nil
    #endif
  }

  private static func isRegular(_ path: String) -> Bool {
    (try? InputFile(path: path)) != nil
  }
}

extension DocumentConfiguration {
  /// The configuration of a file in one of the workspace folders; nil for other files.
  fileprivate init?(ofFile path: String, in folders: [String]) throws {
    let roots = folders.compactMap { InputFile.resolved($0) }
    guard let parent = InputFile.folder(of: path), let folder = InputFile.resolved(parent),
      roots.contains(where: { folder == $0 || SettingsPath.isSpelled(folder, in: $0) })
    else { return nil }
    do throws(CommandFailure) {
      var configurations = try Configurations(named: nil, looks: true)
      guard let found = try configurations.configuration(ofFolder: folder),
        roots.contains(where: { found.folder == $0 || SettingsPath.isSpelled(found.folder, in: $0) })
      else { return nil }
      let file = "\(folder == "/" ? "" : folder)/\(path.split(separator: "/").last ?? "")"
      self.init(
        folder: found.folder, vocabulary: found.vocabulary(of: file), keys: found.keys, style: found.style,
        width: found.width, severities: found.severities,
        isExcluded: found.exclude.excludes(file, isFolder: false) == true)
    } catch {
      throw ServerHost.Failure(error.message)
    }
  }
}

/// A path in editor settings.
struct SettingsPath {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The path to use: a relative path starts at the first workspace folder that has the file. With all links resolved
  /// it must be in one of the folders, unless it is one of `named`, the paths of the command line.
  func located(in folders: [String], allowing named: [String]) throws(ServerHost.Failure) -> String {
    if named.contains(path) { return path }
    if path.hasPrefix("sqlite:") {
      return try SettingsPath(String(path.dropFirst(7))).located(in: folders, allowing: named)
    }
    // An address may have a password, and is not asked on behalf of a workspace.
    if ListName.isAddress(path) { throw ServerHost.Failure(ListChoice.inDatabase.message) }
    if path.utf8.contains(0) { throw ServerHost.Failure("'\(path)' is not a path") }
    if folders.isEmpty {
      throw ServerHost.Failure("ignored '\(path)': no workspace folder is open; \(Self.remedy)")
    }
    let roots = folders.compactMap { InputFile.resolved($0) }
    let candidates = path.hasPrefix("/") ? [path] : folders.map { Self.joined($0, path: path) }
    var isOutside = path.hasPrefix("/") && !folders.contains { Self.isSpelled(path, in: $0) }
    for candidate in candidates {
      guard let target = InputFile.resolved(ListName.path(ofFileIn: candidate)) else { continue }
      if roots.contains(where: { Self.isSpelled(target, in: $0) }) { return candidate }
      isOutside = true
    }
    throw ServerHost.Failure(
      isOutside ? "ignored '\(path)': outside the workspace; \(Self.remedy)" : "no file '\(path)'")
  }

  private static let remedy =
    "pass such files on the command line: filterq lsp --vocabulary FILE --catalogs STORE "
    + "--items FILE"

  private static func joined(_ folder: String, path: String) -> String {
    folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  fileprivate static func isSpelled(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
