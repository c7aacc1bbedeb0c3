package import ScryfallCards
import TerminalUI

extension CardCollection {
  /// Opens a file of cards. A person at a terminal sees how far the reading is; records that are no cards are reported.
  package static func open(
    _ file: String, printings: String? = nil, on console: inout Console
  ) throws(CommandFailure) -> CardCollection {
    let isWatched = console.errorsIsTerminal
    var errors = console.errors
    var shown = -1
    do throws(CardFileError) {
      let collection = try CardCollection.open(file, printings: printings) { progress in
        let percent = progress.totalBytes.map { $0 == 0 ? 100 : progress.bytesRead * 100 / $0 } ?? -1
        if isWatched, percent >= 0, percent / 5 != shown {
          shown = percent / 5
          errors.write("\rreading cards: \(percent) %")
          errors.flush()
        }
        return true
      }
      if shown >= 0 { errors.write("\r\u{1B}[K") }
      for error in collection.report?.errors.prefix(20) ?? [] {
        errors.line("filterq: \(CharacterWidth.visible(file)): \(CharacterWidth.visible("\(error)"))")
      }
      if let count = collection.report?.errorCount, count > 20 {
        errors.line("filterq: \(count - 20) more records are no cards")
      }
      console.errors = errors
      return collection
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
