import DataStreams
import FilterEvaluation
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

extension ReplAnswerer {
  /// The answer where there are no cards.
  static let withoutCards = ReplAnswer.mistake(
    "There are no cards for this vocabulary", "Without --vocabulary, cards are searched.")

  /// Why the last query finds a card, or does not.
  func reasons(for name: String, _ columns: Int) -> ReplAnswer {
    guard let cards = world.cards else { return ReplAnswerer.withoutCards }
    if name.isEmpty { return .mistake("Which card? :why NAME") }
    if lastQuery.isEmpty { return ReplAnswerer.withoutQuery }
    let search = search(lastQuery)
    let written = WrittenText()
    var console = Console(
      input: LineReader(bytes: []), output: OutputBuffer { written.bytes += $0 },
      errors: OutputBuffer { written.bytes += $0 }, outputIsTerminal: true, errorsIsTerminal: true)
    do throws(CommandFailure) {
      _ = try WhyReport(cards, cards.library.plan(search), search, name).print(on: &console)
    } catch {
      return .mistake(error.message)
    }
    console.errors.flush()
    console.output.flush()
    return .sequences(written.lines)
  }

  /// Which cards are there, or the request for others.
  func load(_ path: String) -> ReplAnswer {
    if path.isEmpty {
      guard let cards = world.cards else { return ReplAnswerer.withoutCards }
      return .line(ReplAnswerer.inventory(of: cards, named: world.cardsName))
    }
    if world.cards == nil { return ReplAnswerer.withoutCards }
    return ReplAnswer(request: .load(path: path))
  }

  /// How many cards and printings there are.
  static func inventory(of cards: CardCollection, named name: String) -> String {
    "\(name): \(Counted.grouped(cards.library.count)) cards, \(Counted.grouped(cards.library.printingCount)) printings"
  }

  /// How long the parts of the answer to a query take: the best of several runs.
  func times(of source: SourceText) -> ReplAnswer {
    let times = QueryTimes(of: source, search(source), world)
    var answer = ReplAnswer()
    for (name, duration) in times.parts {
      let text = Stopwatch.text(duration)
      answer.add("\(name.filled(to: 10))\(text.rightAligned(to: 8))")
    }
    return answer
  }
}

/// What is written to a console in memory.
final class WrittenText {
  var bytes: [UInt8] = []

  /// Its lines.
  var lines: [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
