import FilterRegex
import FilterSemantics
package import FilterText

/// Finds the matches of a query in texts of one field, to highlight them in displayed rows.
///
/// ```swift
/// var highlighter = TextHighlighter(people.plan("mar -ann"), field: name.index)
/// highlighter.ranges(in: "Anna Marie")   // [5..<8]
/// ```
///
/// Its pattern matchers build up state, so use one highlighter for many texts.
package struct TextHighlighter: Sendable {
  private var needles: [TextTest] = []
  private var patterns: [(test: TextTest, matcher: RegexMatcher)] = []

  /// Takes the positive terms of a plan that search a field, given by its index in the vocabulary.
  package init(_ plan: FilterPlan, field: Int) {
    for leaf in plan.soughtLeaves {
      switch plan.leaves[leaf].test {
      case .text(let test): add(test, field: field)
      case .anyText(let tests): for test in tests { add(test, field: field) }
      default: break
      }
    }
  }

  private mutating func add(_ test: TextTest, field: Int) {
    if test.field != field { return }
    if case .matches(let regex) = test.kind {
      patterns.append((test, RegexMatcher(regex)))
    } else {
      needles.append(test)
    }
  }

  /// Whether no term searches the field.
  package var isEmpty: Bool { needles.isEmpty && patterns.isEmpty }

  /// The ranges in bytes of the first match of each term, in order and merged if they touch. A term without a match in
  /// the whole text is searched in each of the parts between separators; an empty separator splits nothing. Linear in
  /// the text per term.
  package mutating func ranges(in text: String, separator: String = "") -> [SourceRange] {
    if isEmpty { return [] }
    let parts = TextHighlighter.parts(of: text, separator)
    var folded: [TextForm: FoldedParts] = [:]
    var found: [SourceRange] = []
    for test in needles {
      let range = folded[test.form, default: FoldedParts(text, parts: parts, form: test.form)].first { $0.match(test) }
      if let range { found.append(range) }
    }
    for index in patterns.indices {
      let form = patterns[index].test.form
      let range = folded[form, default: FoldedParts(text, parts: parts, form: form)].first {
        $0.match(&patterns[index].matcher)
      }
      if let range { found.append(range) }
    }
    return TextHighlighter.joined(found)
  }

  /// The ranges of the parts of a text; empty if there is only one.
  private static func parts(of text: String, _ separator: String) -> [SourceRange] {
    let (bytes, cut) = (Array(text.utf8), Array(separator.utf8))
    if cut.isEmpty || cut.count > bytes.count { return [] }
    var parts: [SourceRange] = []
    var (start, index) = (0, 0)
    while index <= bytes.count - cut.count {
      if bytes[index] == cut[0], bytes[index..<index + cut.count].elementsEqual(cut) {
        parts.append(SourceRange(start: start, end: index))
        index += cut.count
        start = index
      } else {
        index += 1
      }
    }
    if !parts.isEmpty { parts.append(SourceRange(start: start, end: bytes.count)) }
    return parts
  }

  private static func joined(_ ranges: [SourceRange]) -> [SourceRange] {
    var joined: [SourceRange] = []
    for range in ranges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = joined.last, range.start <= last.end {
        joined[joined.count - 1] = SourceRange(start: last.start, end: max(last.end, range.end))
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}

/// A text and its parts, each folded once on first use.
private struct FoldedParts {
  private let text: String
  private let parts: [SourceRange]
  private let form: TextForm
  /// The whole text, then the parts.
  private var folded: [FoldedOffsets] = []

  init(_ text: String, parts: [SourceRange], form: TextForm) {
    self.text = text
    self.parts = parts
    self.form = form
  }

  /// The first match in the whole text, otherwise in one of its parts.
  mutating func first(_ match: (FoldedOffsets) -> SourceRange?) -> SourceRange? {
    for index in 0...parts.count {
      if index == folded.count { fold(index) }
      let start = index == 0 ? 0 : parts[index - 1].start
      if let range = match(folded[index]) { return range.shifted(by: start) }
    }
    return nil
  }

  private mutating func fold(_ index: Int) {
    let piece = index == 0 ? text : SourceText(text)[parts[index - 1]]
    folded.append(FoldedOffsets(piece, form: form))
  }
}

/// A folded text with the source offset of each byte, to show a match in the original text.
struct FoldedOffsets {
  private var bytes: [UInt8] = []
  /// For each folded byte the start of its code point.
  private var starts: [Int] = []
  /// For each folded byte the end of its code point.
  private var ends: [Int] = []
  /// Where the letter case changed before folding.
  private var changes: [Int] = []
  private let length: Int

  /// Folds a text. Linear in the text.
  init(_ text: String, form: TextForm) {
    length = text.utf8.count
    var whole = text
    whole.withUTF8 { WordBeginnings.appendChanges(of: $0, in: form, to: &changes) }
    var offset = 0
    var one: [UInt8] = []
    // All forms work on a code point with those that compose with it, so folding the pieces equals folding the whole.
    func fold() {
      form.append(one, to: &bytes)
      let end = offset + one.count
      while starts.count < bytes.count {
        starts.append(offset)
        ends.append(end)
      }
      offset = end
      one.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      if !CanonicalForm.isActive(scalar.value) { fold() }
      UTF8.encode(scalar) { one.append($0) }
    }
    fold()
  }

  /// The source range of the first match of a matcher; nil without a match or for an empty one.
  func match(_ matcher: inout RegexMatcher) -> SourceRange? {
    let found = bytes.withUnsafeBufferPointer { matcher.firstMatch(in: $0) }
    guard let found, !found.isEmpty else { return nil }
    return SourceRange(start: starts[found.lowerBound], end: ends[found.upperBound - 1])
  }

  /// The source range of the first match of a test; nil without a match.
  func match(_ test: TextTest) -> SourceRange? {
    let needle = test.needle
    switch test.kind {
    case .matches(let regex):
      var matcher = RegexMatcher(regex)
      return match(&matcher)
    case .equalsCollated: return bytes == needle ? SourceRange(start: 0, end: length) : nil
    case .equalsOne(let texts): return texts.contains(bytes) ? SourceRange(start: 0, end: length) : nil
    case .contains, .containsCollated, .containsWords, .beginsWord: break
    }
    let place = NeedlePlace(test.kind)
    if needle.isEmpty || needle.count > bytes.count { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0...bytes.count - needle.count where bytes[index] == needle[0] {
        var matched = 1
        while matched < needle.count,
          bytes[index + matched] == needle[matched]
            || test.findsBreaks && needle[matched] == 0x20 && bytes[index + matched] == 0x0A
        { matched += 1 }
        let isPlace =
          switch place {
          case .anywhere: true
          case .words: TextArena.isWord(in: bytes, from: index, to: index + matched)
          case .beginning: WordBeginnings.isBeginning(bytes, at: index) || WordBeginnings.isAmong(changes, index)
          }
        if matched == needle.count, isPlace {
          return SourceRange(start: starts[index], end: ends[index + matched - 1])
        }
      }
      return nil
    }
  }
}
