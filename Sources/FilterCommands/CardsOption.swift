import ArgumentParser
import FilterTerminal
import ScryfallCards

/// `--cards FILE`, which the commands that search take.
struct CardsOption: ParsableArguments {
  @Option(name: .customLong("cards"), help: "The cards to search: a file of bulk data, or prepared.")
  var file: String?

  @Option(name: .customLong("printings"), help: "A file of more printings of those cards.")
  var printings: String?

  /// The cards of the file, or the sample. Tells of records that are no cards, and a person how far the reading is.
  func open(on console: inout Console) throws(CommandFailure) -> CardCollection {
    guard let file else {
      if printings != nil { throw CommandFailure(message: "--printings needs --cards") }
      return .sample
    }
    return try CardsOption.open(file, printings: printings, on: &console)
  }

  /// The cards of a file.
  static func open(
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
      for problem in collection.report?.problems.prefix(20) ?? [] {
        errors.line("filterq: \(CharacterWidth.visible(file)): \(CharacterWidth.visible("\(problem)"))")
      }
      if let count = collection.report?.problemCount, count > 20 {
        errors.line("filterq: \(count - 20) more records are no cards")
      }
      console.errors = errors
      return collection
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
