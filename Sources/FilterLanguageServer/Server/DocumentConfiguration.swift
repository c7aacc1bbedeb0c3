public import FilterLanguageService
public import FilterText

/// The configuration of the folder of a document: the file `.filterq.json` that `filterq check` and `format` read. It
/// goes before the settings of the editor.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The folder of the file.
  public var folder: String
  /// The path of the vocabulary of the document, relative to the folder; nil for that of the settings.
  public var vocabulary: String?
  /// The keys of queries in YAML and JSON; nil for those of the settings.
  public var keys: [String]?
  /// The style of formatting; nil for that of the settings.
  public var style: FormattingOptions.Style?
  /// The width of lines; nil for that of the settings.
  public var width: Int?
  /// Severities by the code of the diagnostic; nil turns a diagnostic off.
  public var severities: [String: Severity?]
  /// Whether the document is one that is not read.
  public var isExcluded: Bool

  /// Creates a configuration; by default it says nothing.
  public init(
    folder: String, vocabulary: String? = nil, keys: [String]? = nil, style: FormattingOptions.Style? = nil,
    width: Int? = nil, severities: [String: Severity?] = [:], isExcluded: Bool = false
  ) {
    (self.folder, self.vocabulary, self.keys, self.style) = (folder, vocabulary, keys, style)
    (self.width, self.severities, self.isExcluded) = (width, severities, isExcluded)
  }
}

extension ServerSettings {
  /// The settings for a document with a configuration.
  func configured(by configuration: DocumentConfiguration?) -> ServerSettings {
    guard let configuration else { return self }
    var settings = self
    if let style = configuration.style { settings.style = style }
    if let width = configuration.width { settings.lineWidth = width }
    settings.severities.merge(configuration.severities) { $1 }
    return settings
  }
}

extension LanguageServer {
  /// The name of configuration files.
  static let configurationName = ".filterq.json"

  /// The configuration of a document; nil if it has none, or one that cannot be read, which is shown.
  func configuration(of uri: String) -> DocumentConfiguration? {
    guard let path = FileAddress.path(uri) else { return nil }
    do {
      return try host.configuration(path, state.withLock { $0.workspace.folders })
    } catch {
      let message = (error as? ServerHost.Failure)?.message ?? "\(error)"
      let isNew = state.withLock { state in
        defer { state.lastConfigurationError = message }
        return state.lastConfigurationError != message
      }
      if isNew { showMessage(.warning, message) }
      return nil
    }
  }

  /// Reads the configurations of all open documents again.
  func configurationFilesChanged() {
    let uris = state.withLock { $0.documents.keys.sorted() }
    for uri in uris {
      let configuration = configuration(of: uri)
      state.withLock { state in
        guard var document = state.documents[uri], document.configuration != configuration else { return }
        document.use(configuration, or: state.settings.embeddedKeys)
        state.settle(&document)
        state.documents[uri] = document
      }
    }
    // Files that are not open have configurations, too.
    state.withLock { $0.generation += 1 }
    loadListings()
    publishAll()
  }
}
