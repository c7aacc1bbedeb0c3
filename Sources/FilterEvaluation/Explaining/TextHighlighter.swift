import FilterRegex
import FilterSemantics
public import FilterText

/// Finds in texts what a query looks for in one of its fields: for the rows that are shown.
///
/// ```swift
/// var highlighter = TextHighlighter(people.plan("mar -ann"), field: name.index)
/// highlighter.ranges(in: "Anna Marie")   // [5..<8]
/// ```
///
/// It learns about the patterns of the query as it goes: use one for many texts.
public struct TextHighlighter: Sendable {
  private var needles: [TextTest] = []
  private var patterns: [(test: TextTest, matcher: RegexMatcher)] = []

  /// Takes the terms of a plan that search the texts of a field, given by its place in the vocabulary, and are asked for. Of
  /// terms that look into several fields what they look for there.
  public init(_ plan: FilterPlan, field: Int) {
    for leaf in plan.soughtLeaves {
      switch plan.leaves[leaf].test {
      case .text(let test): add(test, field)
      case .anyText(let tests): for test in tests { add(test, field) }
      default: break
      }
    }
  }

  private mutating func add(_ test: TextTest, _ field: Int) {
    if test.field != field { return }
    if case .matches(let regex) = test.kind {
      patterns.append((test, RegexMatcher(regex)))
    } else {
      needles.append(test)
    }
  }

  /// Whether nothing is looked for in the texts of the field.
  public var isEmpty: Bool { needles.isEmpty && patterns.isEmpty }

  /// The bytes of a text in which the terms find what they look for, of each term the first place: in order, and no two that
  /// touch. Where a term finds nothing in the whole, it is looked for in each of the parts that the separator parts the text
  /// into; an empty separator parts nothing. Linear in the text for each term.
  public mutating func ranges(in text: String, separator: String = "") -> [SourceRange] {
    if isEmpty { return [] }
    let parts = TextHighlighter.parts(of: text, separator)
    var folded: [TextForm: FoldedParts] = [:]
    var found: [SourceRange] = []
    for test in needles {
      let range = folded[test.form, default: FoldedParts(text, parts, test.form)].first { $0.match(test) }
      if let range { found.append(range) }
    }
    for place in patterns.indices {
      let form = patterns[place].test.form
      let range = folded[form, default: FoldedParts(text, parts, form)].first {
        $0.match(&patterns[place].matcher)
      }
      if let range { found.append(range) }
    }
    return TextHighlighter.joined(found)
  }

  /// The bytes of the parts of a text; none where there is only one.
  private static func parts(of text: String, _ separator: String) -> [SourceRange] {
    let (bytes, cut) = (Array(text.utf8), Array(separator.utf8))
    if cut.isEmpty || cut.count > bytes.count { return [] }
    var parts: [SourceRange] = []
    var (start, place) = (0, 0)
    while place <= bytes.count - cut.count {
      if bytes[place] == cut[0], bytes[place..<place + cut.count].elementsEqual(cut) {
        parts.append(SourceRange(start: start, end: place))
        place += cut.count
        start = place
      } else {
        place += 1
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

/// A text and its parts, each folded when it is needed and once.
private struct FoldedParts {
  private let text: String
  private let parts: [SourceRange]
  private let form: TextForm
  /// The whole, then the parts.
  private var folded: [FoldedPlaces] = []

  init(_ text: String, _ parts: [SourceRange], _ form: TextForm) {
    self.text = text
    self.parts = parts
    self.form = form
  }

  /// The first place in the whole text, else in one of its parts.
  mutating func first(_ match: (FoldedPlaces) -> SourceRange?) -> SourceRange? {
    for place in 0...parts.count {
      if place == folded.count { fold(place) }
      let start = place == 0 ? 0 : parts[place - 1].start
      if let range = match(folded[place]) { return range.shifted(by: start) }
    }
    return nil
  }

  private mutating func fold(_ place: Int) {
    let piece = place == 0 ? text : SourceText(text)[parts[place - 1]]
    folded.append(FoldedPlaces(piece, form))
  }
}
