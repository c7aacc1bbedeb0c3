import FilterText
import LanguageServerProtocol

/// What the client can do, as far as the server acts on it: its capabilities, each question asked once.
struct ClientFeatures: Hashable, Sendable {
  /// Columns are counted in this unit.
  var encoding = PositionEncoding.utf16
  /// Asks for diagnostics itself.
  var pullsDiagnostics = false
  /// Takes edits with versions.
  var takesDocumentChanges = false
  /// Answers `workspace/configuration`.
  var answersConfiguration = false
  /// Lets `workspace/didChangeConfiguration` be registered.
  var registersConfiguration = false
  /// Watches files for the server.
  var watchesFiles = false
  /// Applies edits the server sends.
  var appliesEdits = false
  /// Shows progress.
  var showsProgress = false
  /// Asks again for tokens, hints, lenses or diagnostics when told to.
  var refreshes: Set<Refreshable> = []
  /// Reads Markdown in hovers.
  var readsMarkdownHovers = false
  /// Reads Markdown beside signatures.
  var readsMarkdownSignatures = false
  /// Takes completions that name both what to insert at and what to replace.
  var takesInsertReplace = false
  /// Shows the details of labels.
  var showsLabelDetails = false
  /// Asks for these members of a completion when it is looked at.
  var resolvesCompletions: Set<String> = []
  /// Takes offsets into a signature as its parameters.
  var takesLabelOffsets = false
  /// Shows symbols inside symbols.
  var showsSymbolTrees = false
  /// Takes actions that are no commands.
  var takesActions = false
  /// Shows places a diagnostic refers to.
  var showsRelatedPlaces = false
  /// Shows text that could go faded.
  var showsNeedlessText = false
  /// Accepts completions by characters.
  var takesCommitCharacters = false
  /// Opens documents and addresses for the server.
  var showsDocuments = false

  /// The command of the client that asks for completions; nil where it has none.
  var completionCommand: String?

  /// What a client can be told to ask for again.
  enum Refreshable: String, CaseIterable, Hashable, Sendable {
    case semanticTokens
    case inlayHint
    case codeLens
    case diagnostic
  }
}
