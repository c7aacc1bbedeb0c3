import FilterVocabulary

/// Reads catalogs from a table: a text with one value, or one piece of a list of values, on each line.
///
///     # frames|Frames|in the {value} frame
///     2003 03 8ed|9100||the frame since Eighth Edition
///     # types|Supertypes, card types and subtypes
///     = land type|names
///     Cave 20, Desert 37, Urza's 7
///
/// - `#` begins a catalog, with its name, its summary and its words for a place.
/// - `=` begins a group of values, with their category and options. `printing` marks facts about a printing, and
///   `likely` or `guess` is their confidence. `phrase …` and `predicate …` replace an empty column; one of `{text}`,
///   `{label}` and `{noun}` in them is replaced by that of the value. In a group of `titles`, a title without punctuation is
///   an alias, and the summary is the title with the day of the release.
/// - A row has these columns, of which empty ones at the end are left out: the text and the aliases, separated by
///   spaces; the count; label; summary; noun; phrase; predicate; the members, separated by spaces; confidence.
/// - In a group of `words` or `names`, a line is a list with commas, each word with its count. A minus marks a word that
///   is refused. The label of a name is its spelling.
struct TableReader {
  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  private(set) var catalogs: [Catalog] = []
  private var form = Form.rows
  /// The common properties of the values of the group, with the texts for empty columns.
  private var shared = FieldValue("", aliases: [])

  private enum Form { case rows, titles, words, names }

  init(_ table: StaticString) {
    // Bytes are faster to split than characters, at each first use.
    table.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) { read(line) }
    }
  }

  private mutating func read(_ line: Line) {
    switch line.first {
    case UInt8(ascii: "#"):
      let columns = Self.texts(of: line.dropFirst(2))
      catalogs.append(
        Catalog(
          columns[0], summary: columns.count > 1 ? columns[1] : "",
          place: columns.count > 2 ? columns[2] : Catalog.defaultPlace, values: []))
      beginGroup([])
    case UInt8(ascii: "="): beginGroup(Self.texts(of: line.dropFirst(2)))
    default:
      if catalogs.isEmpty { return }
      switch form {
      case .rows, .titles: catalogs[catalogs.count - 1].values.append(value(of: Self.columns(of: line)))
      case .words, .names:
        for word in line.split(separator: UInt8(ascii: ",")).map({ $0.drop { $0 == UInt8(ascii: " ") } })
        where !word.isEmpty {
          catalogs[catalogs.count - 1].values.append(value(of: word))
        }
      }
    }
  }

  private mutating func beginGroup(_ columns: [String]) {
    form = .rows
    shared = FieldValue("", aliases: [], category: columns.first ?? "")
    for option in columns.dropFirst() {
      switch option {
      case "words": form = .words
      case "names": form = .names
      case "titles": form = .titles
      case "printing": shared.isAboutPrinting = true
      case "likely": shared.confidence = .likely
      case "guess": shared.confidence = .guess
      default:
        if option.hasPrefix("phrase ") { shared.phrase = String(option.dropFirst(7)) }
        if option.hasPrefix("predicate ") { shared.predicate = String(option.dropFirst(10)) }
      }
    }
  }

  /// The value of a word with its count: `-tap`, `Time Lord 29`.
  private func value(of word: Line) -> FieldValue {
    var word = word
    var value = shared
    if word.first == UInt8(ascii: "-") {
      value.isRefused = true
      word = word.dropFirst()
    }
    if let space = word.lastIndex(of: UInt8(ascii: " ")),
      let count = Int(String(decoding: word[(space + 1)...], as: UTF8.self))
    {
      value.frequency = count
      word = word[..<space]
    }
    let name = String(decoding: word, as: UTF8.self)
    value.text = name.lowercased()
    if form == .names { value.label = name }
    return value
  }

  private func value(of columns: [Line]) -> FieldValue {
    func column(_ index: Int) -> String {
      index < columns.count ? String(decoding: columns[index], as: UTF8.self) : ""
    }
    func words(_ index: Int) -> [String] {
      if index >= columns.count { return [] }
      return columns[index].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
    var value = shared
    value.aliases = words(0)
    if !value.aliases.isEmpty { value.text = value.aliases.removeFirst() }
    value.frequency = Int(column(1)) ?? 0
    value.label = column(2)
    value.summary = column(3)
    if form == .titles {
      value.aliases = TitleSpelling.names(of: value.label) + value.aliases
      value.summary = value.label + ", released " + value.summary
    }
    value.noun = column(4)
    value.phrase = column(5)
    if value.phrase.isEmpty { value.phrase = filled(shared.phrase, with: value) }
    value.predicate = column(6)
    if value.predicate.isEmpty { value.predicate = filled(shared.predicate, with: value) }
    value.members = words(7)
    if columns.count > 8, let confidence = Confidence(rawValue: column(8)) { value.confidence = confidence }
    return value
  }

  /// A text with the words of a value instead of `{text}`, `{label}` or `{noun}`.
  private func filled(_ text: String, with value: FieldValue) -> String {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = text.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return text }
    let word =
      switch String(text[open...close]) {
      case "{label}": value.label
      case "{noun}": value.noun
      default: value.text
      }
    return String(text[..<open]) + word + String(text[text.utf8.index(after: close)...])
  }

  private static func columns(of line: Line) -> [Line] {
    line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
  }

  private static func texts(of line: Line) -> [String] {
    columns(of: line).map { String(decoding: $0, as: UTF8.self) }
  }
}
