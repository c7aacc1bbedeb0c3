package import FilterLists
package import FilterReports
import Foundation
import ListFiles
import ScryfallCards
import TerminalUI

/// The files of a list, which a session reads.
package struct ReplSource: Sendable {
  /// The name of the list: that of its first file.
  let name: String
  /// A name for the list in the history; nil for cards, whose queries are the same in every file.
  package let historyKey: String?
  /// A note on the vocabulary; nil if it is known only once the files are read.
  let note: String?
  /// The files that are read; none for a list in a database.
  let paths: [String]
  private let open: @Sendable (Progress) throws(CommandFailure) -> LoadedFiles

  /// Gets the phase, and how much of it is done in percent if that is known, whenever one of them changes.
  typealias Progress = (_ phase: String, _ percent: Int?) -> Void

  /// A list that was read from files.
  struct LoadedFiles {
    let list: SearchableList
    /// A note on the vocabulary that was inferred.
    var note: String?
    /// A note on records that cannot be read.
    var damage: String?
  }

  /// Reads the files.
  func read(_ progress: Progress) throws(CommandFailure) -> LoadedFiles { try open(progress) }

  /// Finds the list of a name.
  package typealias Opener = @Sendable (_ name: String) -> ReplSource

  /// A list that `open` reads when it is needed.
  package static func list(
    named name: String, historyKey: String?,
    open: @escaping @Sendable () throws(CommandFailure) -> SearchableList
  ) -> ReplSource {
    ReplSource(name: name, historyKey: historyKey, note: nil, paths: []) { (_) throws(CommandFailure) in
      LoadedFiles(list: try open())
    }
  }

  /// Cards, with further printings of them from another file.
  package static func cards(_ path: String = "", printings: String? = nil) -> ReplSource {
    let name = URL(filePath: path).lastPathComponent
    return ReplSource(name: name, historyKey: nil, note: nil, paths: [path] + [printings].compactMap { $0 }) {
      (progress) throws(CommandFailure) in
      var shown = -1
      do throws(CardFileError) {
        let cards = try CardCollection.open(path, printings: printings) { done in
          let percent = done.totalBytes.map { $0 == 0 ? 100 : done.bytesRead * 100 / $0 } ?? -1
          if percent > shown {
            shown = percent
            progress("reading", percent)
          }
          return true
        } indexing: {
          progress("indexing", nil)
        }
        return LoadedFiles(list: SearchableList(cards, named: name))
      } catch {
        throw CommandFailure(message: error.message)
      }
    }
  }

  /// Items, under a vocabulary if it is known.
  package static func items(_ files: ReplItems, _ known: ItemVocabulary? = nil) -> ReplSource {
    ReplSource(
      name: files.name, historyKey: files.historyKey, note: known?.note, paths: files.files.map { $0.path }
    ) { (progress) throws(CommandFailure) in
      let vocabulary = if let known { known } else { try files.vocabulary() }
      let items = try files.read(try files.adapt(vocabulary.vocabulary), progress: progress)
      return LoadedFiles(
        list: SearchableList(items), note: known == nil ? vocabulary.note : nil, damage: items.damageNote)
    }
  }
}

extension ReplSource {
  /// Reads the files, with a bar of the progress at a terminal, and reports what cannot be read.
  package func read(on console: inout Console) throws(CommandFailure) -> SearchableList {
    let bar = ProgressBar(on: &console)
    let loaded: LoadedFiles
    do throws(CommandFailure) {
      loaded = try read { phase, percent in bar.update(phase, percent.map { Double($0) / 100 }) }
    } catch {
      bar.erase()
      throw error
    }
    bar.erase()
    for note in [note ?? loaded.note, loaded.damage].compactMap({ $0 }) {
      console.errors.line(console.errorStyle.dim("filterq: \(CharacterWidth.visible(note))"))
    }
    return loaded.list
  }
}
