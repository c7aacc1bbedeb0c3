import FilterSemantics
import FilterText

/// Writes prose as phrases: puts the spaces and the punctuation, and joins neighbours that explain the same part of the
/// query.
struct ProseWriter {
  private(set) var phrases: [ExplainedPhrase] = []
  private var needsSpace = false

  /// Appends prose behind what is there, a space between.
  mutating func write(_ prose: Prose) {
    switch prose.content {
    case .words(let text, let range): write(text, range)
    case .sequence(let pieces):
      for piece in pieces { write(piece) }
    case .list(let series, let items, let division):
      write(series.lead, series.range)
      write(items, series, divisor: division)
    case .parenthesized(let inner):
      write("(", nil)
      needsSpace = false
      write(inner)
      append(")", nil)
    }
  }

  private mutating func write(_ items: [Prose], _ series: Prose.Series, divisor: Prose.Division) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      if index > 0 {
        switch divisor {
        case .none: if !isLast { append(",", series.range) }
        case .connective: append(",", series.range)
        case .comma, .semicolon: append(";", series.range)
        }
        if isLast { write(series.connective, series.range) }
      }
      write(item)
    }
  }

  /// Appends words behind what is there, a space between.
  mutating func write(_ text: String, _ range: SourceRange?) {
    if text.isEmpty { return }
    if !needsSpace || phrases.last?.range == range {
      append(needsSpace ? " " + text : text, range)
    } else if range == nil {
      append(" " + text, nil)
    } else {
      append(" ", nil)
      append(text, range)
    }
    needsSpace = true
  }

  /// Appends a mark or words without a space before them.
  mutating func append(_ text: String, _ range: SourceRange?) {
    if let last = phrases.indices.last, phrases[last].range == range {
      phrases[last].text += text
    } else {
      phrases.append(ExplainedPhrase(text, range))
    }
  }
}
