import FilterQueryTesting

/// What `:set` changes.
package struct ReplOptions: Hashable, Sendable {
  /// How many rows of a result are shown in a pipe, and by `filterq repl --plain`. At a terminal results are paged.
  package var rows = 20
  /// Whether completions are offered while a query is typed.
  package var showsMenu = true
  /// Whether completions say how many cards they would leave.
  package var showsCounts = true
  /// Whether the rest of a query used before is shown behind what is typed.
  package var showsGhost = true
  /// Whether a result says what the query means.
  package var explains = true
  /// Whether a result says how long it took.
  package var showsTime = true
  /// Whether queries of this session are kept from the history.
  package var isPrivate = false
  /// Whether queries are read exactly as the service reads them.
  package var isStrict = false
  /// Whether tokens, art cards and other extras are shown though a query does not ask for them.
  package var includesExtras = false

  /// The options of a new session.
  package init() {}
}
