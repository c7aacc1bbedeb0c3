import FilterSemantics
public import FilterText
import FilterVocabulary

/// The content of an item in a field, as text.
public struct FoundContent: Hashable, Sendable {
  /// The full name of the field.
  public var field: String
  /// The content: texts as they are, numbers and dates as the language writes them, colors by their letters, costs by
  /// their symbols. Values are separated by commas, parts by ` // `. `nothing` if there is none.
  public var text: String
  /// Whether the item has no content in the field.
  public var isNothing: Bool
  /// The range in ``text`` of the first match of the searched value or pattern, in bytes; nil without a match, for
  /// other terms, and for an empty match.
  public var match: SourceRange?
  /// Whether the content is longer than `maximumLength`, so that ``text`` is only the piece around the match or the
  /// beginning. An ellipsis marks each cut.
  public var isCut: Bool

  /// The maximum number of bytes of a content that are shown, without ellipses.
  package static let maximumLength = 240

  /// The text for no content.
  package static let nothing = "nothing"

  init(field: String, _ whole: JoinedContent) {
    self.field = field
    if whole.text.utf8.isEmpty, whole.isNothing {
      text = FoundContent.nothing
      isNothing = true
      isCut = false
      return
    }
    let excerpt = TextExcerpt(Array(whole.text.utf8), around: whole.match, maximumLength: FoundContent.maximumLength)
    text = excerpt.text
    match = excerpt.match
    isNothing = false
    isCut = excerpt.isCut
  }
}

/// The content of a field as one text, and the match of a term in it.
struct JoinedContent {
  private(set) var text = ""
  private(set) var match: SourceRange?
  /// Whether there is no content, not even an empty text.
  private(set) var isNothing = true
  /// The index of the field in the vocabulary.
  private let field: Int?

  /// Writes a content as text. `test` is the test of the term.
  init(_ content: FieldContent, of field: Field, in vocabulary: Vocabulary, test: LeafTest) {
    let id = vocabulary.fieldID(spelled: field.name)
    self.field = id?.index
    let isOfText = test.textTest(ofField: id?.index) != nil
    /// The words of values; none for one that cannot be read.
    func words(_ values: [String]) -> [String] {
      field.kind.traits.keyed.map { reading in values.map { reading.key($0) ?? "" } }
        ?? content.words(of: field, in: vocabulary)
    }
    switch content {
    case .nothing: break
    case .partly(let content, let others):
      let own = JoinedContent(content, of: field, in: vocabulary, test: test)
      if !own.isNothing { append(own.text, after: ", ") }
      match = own.match
      append(values: others, spelled: others.map { WordSpelling.folded($0) }, test)
    case .numbered(let text, _) where isOfText: append(values: [text], spelled: [text], test)
    case .numberedTexts(let texts, _) where isOfText: append(values: texts, spelled: texts, test)
    case .text(let text) where !test.isOfWords: append(texts: [text], test)
    case .texts(let texts): append(texts: texts, test)
    case .number, .numbers:
      append(content.numberParts.map { $0.map { number in id.map { vocabulary.text(of: number, in: $0) } ?? "" } })
    case .boolean: append(values: content.words, spelled: content.words, test)
    case .numbered(let text, _) where !test.isOfWords: append([text])
    case .numberedTexts(let texts, _) where !test.isOfWords: append(texts.map { .some($0) })
    case .text(let text), .numbered(let text, _): append(values: [text], spelled: words([text]), test)
    case .numberedTexts(let texts, _): append(values: texts, spelled: content.words, test)
    case .date(let span): append([span.description])
    case .dates(let spans): append(spans.map { $0.description })
    case .instant(let instant): append([JoinedContent.text(ofInstant: instant, in: vocabulary)])
    case .instants(let instants): append(instants.map { JoinedContent.text(ofInstant: $0, in: vocabulary) })
    case .colors(let set): append([JoinedContent.letters(of: set, palette: vocabulary.palette(of: field))])
    case .colorsOfParts(let sets):
      append(sets.map { JoinedContent.letters(of: $0, palette: vocabulary.palette(of: field)) })
    case .cost, .costs, .printedCosts:
      if case .text = test {
        append(texts: content.textParts(of: .cost, in: vocabulary), test)
      } else {
        append(content.textParts(of: .cost, in: vocabulary))
      }
    case .values(let values): append(values: values, spelled: words(values), test)
    case .listed(let values): append(values: values.values, spelled: content.words(of: field, in: vocabulary), test)
    }
  }

  private mutating func append(_ piece: String, after separator: String) {
    if !isNothing { text += separator }
    text += piece
    isNothing = false
  }

  private mutating func append(_ parts: [String?]) {
    // A part without content is written as "nothing" if another part has some.
    if parts.allSatisfy({ $0 == nil }) { return }
    for part in parts { append(part ?? FoundContent.nothing, after: " // ") }
  }

  private mutating func append(texts: [String?], _ test: LeafTest) {
    for case .some(let part) in texts {
      append(part, after: " // ")
      guard match == nil, let test = test.textTest(ofField: field) else { continue }
      match = FoldedOffsets(part, form: test.form).match(test)?
        .shifted(by: text.utf8.count - part.utf8.count)
    }
  }

  /// Adds values; `words` are their folded spellings.
  private mutating func append(values: [String], spelled words: [String], _ test: LeafTest) {
    if let text = test.textTest(ofField: field) {
      for value in values {
        append(value, after: ", ")
        if match != nil { continue }
        match = FoldedOffsets(value, form: text.form).match(text)?.shifted(by: self.text.utf8.count - value.utf8.count)
      }
      return
    }
    for (value, word) in zip(values, words) {
      append(value, after: ", ")
      if match == nil, test.accepts(word) {
        match = SourceRange(start: text.utf8.count - value.utf8.count, end: text.utf8.count)
      }
    }
  }

  static func text(ofInstant instant: DecimalNumber, in vocabulary: Vocabulary) -> String {
    InstantSpan(instant, zone: vocabulary.timeZone).shortText
  }

  /// The letters of colors in the order of the palette, or its word for none.
  static func letters(of set: ColorSet, palette: Palette?) -> String? {
    guard let palette else { return nil }
    var letters = ""
    for (index, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 {
      letters += color.letter
    }
    if !letters.isEmpty { return letters }
    // The first word for none is a letter; a longer one reads better alone.
    return palette.noneWords.first { $0.utf8.count > 1 } ?? palette.noneWords.first ?? FoundContent.nothing
  }
}

/// An excerpt of a long text, cut between words if possible, otherwise between code points.
struct TextExcerpt {
  let text: String
  /// The part of the match that is in the excerpt, in offsets of the excerpt.
  let match: SourceRange?
  let isCut: Bool

  private static let ellipsis = "…"
  /// The maximum number of bytes shown before the match.
  private static let lead = 60
  /// How far a cut may move to be between words.
  private static let slack = 16

  init(_ bytes: [UInt8], around match: SourceRange?, maximumLength: Int) {
    guard bytes.count > maximumLength else {
      text = String(decoding: bytes, as: UTF8.self)
      self.match = match
      isCut = false
      return
    }
    let lead = min(TextExcerpt.lead, max(0, maximumLength - (match?.length ?? 0)) / 2)
    var start = min(max(0, (match?.start ?? 0) - lead), bytes.count - maximumLength)
    if start > 0 { start = TextExcerpt.wordStart(bytes, from: start, to: match?.start ?? start) }
    var end = min(bytes.count, start + maximumLength)
    if end < bytes.count { end = TextExcerpt.wordEnd(bytes, from: end, to: max(start, match?.end ?? start)) }
    let head = start > 0 ? TextExcerpt.ellipsis : ""
    let tail = end < bytes.count ? TextExcerpt.ellipsis : ""
    text = head + String(decoding: bytes[start..<end], as: UTF8.self) + tail
    self.match = match.map {
      $0.clamped(to: SourceRange(start: start, end: end)).shifted(by: head.utf8.count - start)
    }
    isCut = true
  }

  /// The start of a word close after an offset and not after a limit; otherwise the next code point.
  private static func wordStart(_ bytes: [UInt8], from offset: Int, to limit: Int) -> Int {
    for index in offset...min(limit, offset + slack) where index <= limit && isSpace(bytes[index - 1]) { return index }
    // Moves forward, so that the match keeps its end.
    var index = offset
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  /// The end of a word close before an offset and not before a limit; otherwise the start of the code point there.
  private static func wordEnd(_ bytes: [UInt8], from offset: Int, to limit: Int) -> Int {
    var index = offset
    while index > max(limit, offset - slack) {
      if isSpace(bytes[index]) { return index }
      index -= 1
    }
    index = offset
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
