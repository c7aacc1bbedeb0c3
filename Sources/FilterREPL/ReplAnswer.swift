import FilterQueryTesting
import FilterReports
import TerminalUI

/// What is said to one input, and what is to be done besides.
struct ReplAnswer: Hashable, Sendable {
  /// What only the surroundings of the loop can do.
  enum Request: Hashable, Sendable {
    /// Ends the session.
    case quit
    /// Opens a file of cards.
    case load(path: String)
    /// Goes on with other options.
    case set(ReplOptions)
    /// Clears the screen.
    case clear
    /// Takes a query out of the history.
    case forget(String)
  }

  /// The lines, with their styles. They may be wider than the terminal.
  var lines: [ScreenLine] = []
  var request: Request?
  /// Whether an expectation was not met: a script ends with exit status 1 then.
  var isUnmet = false
  /// Whether the input could not be understood: an unknown command, a file that is not there. A script ends with exit status 2.
  var isMistake = false
}
