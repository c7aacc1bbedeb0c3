/// What `:set` changes.
struct ReplOptions: Hashable, Sendable {
  /// How many rows of a result are shown in a pipe, and by `filterq repl --plain`. At a terminal results are paged.
  var rows = 20
  /// Whether completions are offered while a query is typed.
  var showsMenu = true
  /// Whether completions say how many cards they would leave.
  var showsCounts = true
  /// Whether the rest of a query used before is shown behind what is typed.
  var showsGhost = true
  /// Whether a result says what the query means.
  var explains = true
  /// Whether a result says how long it took.
  var showsTime = true
  /// Whether queries of this session are kept from the history.
  var isPrivate = false
  /// Whether queries are read exactly as the service reads them.
  var isStrict = false
  /// Whether tokens, art cards and other extras are shown though a query does not ask for them.
  var includesExtras = false
}
