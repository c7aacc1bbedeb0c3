import FilterCompletion
import FilterLanguageServer
import FilterTerminal
import Foundation

#if FILTERQ_SQLITE
  import FilterCatalogs
#endif

extension ServerHost {
  /// The world of this process: its files, its clock, the user's store. Paths in the settings of the editor go before the options
  /// of the command line.
  static func standard(
    vocabulary: VocabularyOption, catalogs: CatalogOption, environment: [String: String], logLevel: LogLevel
  ) -> ServerHost {
    ServerHost(
      vocabulary: { path in
        do throws(CommandFailure) {
          return try VocabularyOption.load(path ?? vocabulary.file)
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
      standardStore: standardStore(catalogs, environment),
      readFile: { path in (try? Files.read(path)) },
      queryFiles: { folder, limit in QueryFiles.under(folder, limit: limit) },
      now: { Date().timeIntervalSince1970 },
      isAlive: { StandardServer.isAlive($0) },
      log: { level, line in
        guard level <= logLevel else { return }
        FileHandle.standardError.write(Data("filterq lsp: \(level.rawValue): \(CharacterWidth.visible(line))\n".utf8))
      })
  }

  private static func standardStore(_ catalogs: CatalogOption, _ environment: [String: String]) -> String? {
    #if FILTERQ_SQLITE
      return catalogs.store ?? StoreLocation.standard(environment: environment)
    #else
      return nil
    #endif
  }
}

/// The query documents under a folder.
enum QueryFiles {
  /// The paths of files `*.filterq`, sorted, at most so many. Hidden folders and those of packages and builds are passed over.
  static func under(_ folder: String, limit: Int) -> [String] {
    let passedOver: Set<String> = ["node_modules", "build", "DerivedData"]
    guard
      let files = FileManager.default.enumerator(
        at: URL(filePath: folder), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return [] }
    var result: [String] = []
    for case let url as URL in files {
      if passedOver.contains(url.lastPathComponent) {
        files.skipDescendants()
      } else if url.pathExtension == "filterq" {
        result.append(url.path(percentEncoded: false))
        if result.count >= limit { break }
      }
    }
    return result.sorted()
  }
}
