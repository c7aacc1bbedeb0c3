import DataStreams
import FilterQueryTesting
import FilterReports
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// The line a session begins with.
enum ReplGreeting {
  static func line(_ world: QueryEnvironment, isLoading: Bool) -> ScreenLine {
    var line = ScreenLine("filterq", TextStyle(nil, .bold))
    if !isLoading, let cards = world.cards {
      line.append(" — \(Counted.grouped(cards.library.count)) cards of \(world.cardsName)")
    }
    line.append(" — type a query; ", TextStyle(nil, .dim))
    line.append(":help", TextStyle(.magenta, .bold))
    line.append(", Ctrl-D ends", TextStyle(nil, .dim))
    return line
  }
}
