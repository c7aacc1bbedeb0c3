import DataStreams
import FilterCompletion
import FilterItems
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// A session over the sample cards, without a console.
struct AnsweredSession {
  static let environment = QueryEnvironment.make(.sample)

  var answerer: ReplInterpreter

  init(_ environment: QueryEnvironment = AnsweredSession.environment, plain: Bool = false) {
    var options = ReplOptions()
    options.showsTime = false
    answerer = ReplInterpreter(environment: environment, options: options, isPlain: plain)
  }

  /// A session over items.
  init(_ items: ItemCollection, plain: Bool = false) {
    self.init(QueryEnvironment.make(SearchableList(items)), plain: plain)
  }

  /// The answer to an input.
  mutating func answer(_ input: String, columns: Int = 80) -> ReplAnswer {
    answerer.answer(SourceText(input), columns: columns)
  }

  /// The lines of an answer as text.
  mutating func lines(_ input: String, columns: Int = 80) -> [String] {
    answer(input, columns: columns).lines.map { $0.text }
  }

  /// The lines with matches marked.
  mutating func marked(_ input: String, columns: Int = 80) -> [String] {
    answer(input, columns: columns).lines.map { $0.foundMarked }
  }
}
