public import FilterText

/// A language of files in which queries are embedded.
///
/// ```swift
/// let host: SourceText = "{\"filterQuery\": \"o:\\\"draw a card\\\"\"}"
/// let query = HostLanguage.json.queries(in: host)[0]
/// query.text                                        // o:"draw a card"
/// query.map.hostRange(of: query.text.range)         // 17..<34
/// ```
public enum HostLanguage: CaseIterable, Hashable, Sendable {
  /// Markdown: fenced code blocks whose info string begins with `filterquery`.
  case markdown
  /// YAML: the values of certain keys.
  case yaml
  /// JSON, with or without comments: the strings of certain keys.
  case json
  /// Swift: the string literals of certain calls.
  case swift

  /// The language with an identifier of the Language Server Protocol; `nil` for any other language.
  ///
  /// An editor may refine a language after a dot: `yaml.ansible` is YAML.
  public init?(languageID: String) {
    switch languageID.split(separator: ".").first.map({ String($0) }) ?? "" {
    case "markdown": self = .markdown
    case "yaml": self = .yaml
    case "json", "jsonc": self = .json
    case "swift": self = .swift
    default: return nil
    }
  }

  /// The language of a file, by its extension in any case: `md`, `markdown`, `yaml`, `yml`, `json`, `jsonc`, `swift`.
  public init?(path: String) {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    switch name[name.index(after: dot)...].lowercased() {
    case "md", "markdown": self = .markdown
    case "yaml", "yml": self = .yaml
    case "json", "jsonc": self = .json
    case "swift": self = .swift
    default: return nil
    }
  }

  /// The name of the language for messages: `Markdown`.
  package var name: String {
    switch self {
    case .markdown: "Markdown"
    case .yaml: "YAML"
    case .json: "JSON"
    case .swift: "Swift"
    }
  }

  /// The queries of a text, in its order; they do not overlap.
  ///
  /// Any text is accepted: what is not valid in the language is skipped, and a text that is being typed has the queries
  /// that can be recognized. Linear in the text.
  public func queries(in source: SourceText, keys: EmbeddedKeys = .standard) -> [EmbeddedQuery] {
    reading(of: source, keys: keys).queries
  }

  /// The queries, and the number of bytes looked at: the measure of the growth tests.
  package func reading(
    of source: SourceText, keys: EmbeddedKeys = .standard
  ) -> (queries: [EmbeddedQuery], steps: Int) {
    switch self {
    case .markdown:
      var reader = MarkdownReader(source)
      return (reader.read(), reader.steps)
    case .yaml:
      var reader = YAMLReader(source, keys: keys)
      return (reader.read(), reader.steps)
    case .json:
      var reader = JSONReader(source, keys: keys)
      return (reader.read(), reader.steps)
    case .swift:
      var reader = SwiftReader(source)
      return (reader.read(), reader.steps)
    }
  }
}

/// The keys whose values are queries in YAML and JSON. Case, `-` and `_` are ignored: `filter-query` is `filterQuery`.
public struct EmbeddedKeys: Hashable, Sendable {
  private let folded: Set<[UInt8]>

  /// Makes a set of keys. Keys without a letter or digit are left out.
  public init(_ keys: [String]) {
    folded = Set(keys.map { EmbeddedKeys.folded(Array($0.utf8)) }.filter { !$0.isEmpty })
  }

  /// `filterQuery` and `filterQueries`: keys that other programs are unlikely to use for their own queries.
  public static let standard = EmbeddedKeys(["filterQuery", "filterQueries"])

  /// Whether a key, as UTF-8, is one of these.
  func contains(_ key: [UInt8]) -> Bool { folded.contains(EmbeddedKeys.folded(key)) }

  private static func folded(_ key: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in key where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      result.append(byte.isLetter ? byte | 0x20 : byte)
    }
    return result
  }
}
