import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// The part of a regular expression under the pointer, and the whole of it part by part.
  func pattern(_ term: HoveredTerm, _ field: Field, at offset: Int) -> HoverCard? {
    guard let range = term.outline.value else { return nil }
    let isClosed = term.outline.valueKind == .regex
    let inner = SourceRange(start: range.start + 1, end: isClosed ? range.end - 1 : range.end)
    let parts = RegexSyntax(parsing: SourceText(bytes: Array(source.bytes[inner.start..<inner.end]))).parts
    var body: [StyledText] = []
    var title = "pattern"
    var place = range
    if let part = parts.first(where: { $0.range.contains(offset - inner.start) }) {
      title = excerpt(part.description)
      place = part.range.shifted(by: inner.start)
    }
    if parts.count > 1 {
      var list: StyledText = "The pattern: "
      for (index, part) in parts.prefix(HoverWriter.mostParts).enumerated() {
        if index > 0 { list += ", " }
        list += .code(excerpt(source[part.range.shifted(by: inner.start)]))
        // Plain characters say what they are, but for a space, which nobody sees.
        if part.category == .literal, part.description.hasPrefix("the text ") || part.description.hasPrefix("'") {
          continue
        }
        list += .words(" " + excerpt(part.description))
      }
      body.append(parts.count > HoverWriter.mostParts ? list + ", …" : list)
    }
    if !field.takesRegex { body.append(.words("\(Excerpt.capitalized(field.label)) takes no pattern")) }
    return HoverCard(range: place, subject: .pattern, title: title, body: body + sentence(term))
  }

  /// How many parts of a pattern are listed.
  private static var mostParts: Int { 16 }
}
