import DataStreams
import FilterCompletion
import FilterLanguageServer
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import LanguageServerProtocol
import TerminalUI

#if Catalogs
  import FilterCatalogs
#endif

extension ServerHost {
  /// The files of this process, its clock, the user's store. Paths in the settings of the editor go before the options of the
  /// command line, and lead nowhere but into the workspace: a workspace, and the settings in it, may be anyone's.
  ///
  /// - Parameter loaded: The vocabulary of the option as it was read when the server was started.
  static func standard(
    vocabulary: VocabularyOption, loaded: Vocabulary, catalogs: CatalogOption, environment: [String: String],
    logLevel: LogLevel
  ) -> ServerHost {
    let store = standardStore(catalogs, environment)
    return ServerHost(
      vocabulary: { path in
        // What the command line names may be a pipe, which can be read only once.
        guard let file = path ?? vocabulary.file, path != nil || isRegular(file) else { return loaded }
        do throws(CommandFailure) {
          return try VocabularyOption.load(file, accepting: .regular)
        } catch {
          throw Failure(error.message)
        }
      },
      catalogs: { path, vocabulary in
        do throws(CommandFailure) {
          return try CatalogOption.loadAll(
            path ?? catalogs.store, isFromEditor: path != nil, environment, vocabulary)
        } catch {
          throw Failure(error.message)
        }
      },
      locate: { path, folders in
        try SettingsPath(path).located(in: folders, allowing: [vocabulary.file, store].compactMap { $0 })
      },
      standardVocabulary: vocabulary.file,
      standardStore: store,
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

  private static func standardStore(_ catalogs: CatalogOption, _ environment: [String: String]) -> String? {
    #if Catalogs
      return catalogs.store ?? StoreLocation.standard(environment: environment)
    #else
      return nil
    #endif
  }

  private static func isRegular(_ path: String) -> Bool {
    (try? InputFile(path: path)) != nil
  }
}

/// A path in the settings of an editor.
struct SettingsPath {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Where the path leads: relative ones begin at the first workspace folder that has such a file. All links followed, it must be
  /// in one of the folders. The paths that the command line names are taken as they are.
  func located(in folders: [String], allowing named: [String]) throws(ServerHost.Failure) -> String {
    if named.contains(path) { return path }
    if path.utf8.contains(0) { throw ServerHost.Failure("'\(path)' is not a path") }
    if folders.isEmpty {
      throw ServerHost.Failure("'\(path)' is not used: no workspace folder is open; \(Self.remedy)")
    }
    let roots = folders.compactMap { InputFile.resolved($0) }
    let candidates = path.hasPrefix("/") ? [path] : folders.map { Self.joined($0, path) }
    var isOutside = path.hasPrefix("/") && !folders.contains { Self.isSpelled(path, in: $0) }
    for candidate in candidates {
      guard let target = InputFile.resolved(candidate) else { continue }
      if roots.contains(where: { Self.isSpelled(target, in: $0) }) { return candidate }
      isOutside = true
    }
    throw ServerHost.Failure(
      isOutside ? "'\(path)' is not used: it lies outside the workspace; \(Self.remedy)" : "there is no file '\(path)'")
  }

  private static let remedy =
    "name such files on the command line: filterq lsp --vocabulary FILE --catalogs STORE"

  private static func joined(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  private static func isSpelled(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
