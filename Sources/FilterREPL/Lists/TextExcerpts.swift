import FilterEvaluation
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// Excerpts of matched texts that have no column in the table, such as the rules texts of cards.
struct TextExcerpts {
  /// A line of a text, and the ranges of its matches.
  fileprivate struct Excerpt {
    let text: String
    var ranges: [SourceRange]
  }

  /// The maximum number of rows with excerpts.
  private static let maximumRows = 50
  /// The maximum number of excerpts of a row.
  private static let maximumExcerpts = 2
  fileprivate static let indent = 4

  private var excerpts: [Int: [Excerpt]] = [:]

  /// Reads the first rows, if that is fast and a term needs it.
  init(_ plan: FilterPlan, of rows: [ListRow], in list: SearchableList) {
    let isShown = { (field: String) in list.columns.isUsual(field) }
    let leaves = TextExcerpts.leaves(of: plan, in: list.vocabulary, besides: isShown)
    if leaves.isEmpty { return }
    let verdicts = list.verdicts(on: Array(rows.prefix(TextExcerpts.maximumRows)), of: plan)
    for (index, verdict) in verdicts.enumerated() {
      guard let verdict else { continue }
      excerpts[index] = TextExcerpts.excerpts(
        of: verdict.leaves.filter { leaves.contains($0.leaf) }, besides: isShown)
    }
  }

  /// The excerpts to show below a row.
  func lines(below row: Int, _ columns: Int) -> [ScreenLine] {
    (excerpts[row] ?? []).map { $0.line(columns) }
  }

  /// The terms that search texts without a column.
  private static func leaves(
    of plan: FilterPlan, in vocabulary: Vocabulary, besides isShown: (_ field: String) -> Bool
  ) -> Set<Int> {
    Set(
      plan.soughtLeaves.filter { leaf in
        plan.fieldIndices(ofLeaf: leaf).contains { index in
          let field = vocabulary.fields[index]
          return field.kind == .text && !isShown(field.name)
        }
      })
  }

  private static func excerpts(
    of leaves: [LeafVerdict], besides isShown: (_ field: String) -> Bool
  ) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    for leaf in leaves {
      guard let found = leaf.found.first(where: { $0.match != nil && !isShown($0.field) }),
        let excerpt = Excerpt(found)
      else { continue }
      if let index = excerpts.firstIndex(where: { $0.text == excerpt.text }) {
        excerpts[index].ranges += excerpt.ranges
      } else if excerpts.count < maximumExcerpts {
        excerpts.append(excerpt)
      }
    }
    return excerpts
  }
}

extension TextExcerpts.Excerpt {
  /// The line that contains a match, in the text of one face. Lines that a match spans are joined.
  fileprivate init?(_ found: FoundContent) {
    guard let match = found.match else { return nil }
    let bytes = Array(found.text.utf8)
    var start = match.start
    while start > 0, !Self.isEnd(bytes, after: start) { start -= 1 }
    var end = match.end
    while end < bytes.count, !Self.isEnd(bytes, before: end) { end += 1 }
    text = String(decoding: bytes[start..<end].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    ranges = [match.shifted(by: -start)]
  }

  /// The separator between the texts of two faces.
  private static let separator = Array(" // ".utf8)

  private static func isEnd(_ bytes: [UInt8], after index: Int) -> Bool {
    bytes[index - 1] == 0x0A || bytes[..<index].suffix(separator.count).elementsEqual(separator)
  }

  private static func isEnd(_ bytes: [UInt8], before index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index...].starts(with: separator)
  }

  /// The line with its first match visible.
  fileprivate func line(_ columns: Int) -> ScreenLine {
    var line = ScreenLine(String(repeating: " ", count: min(TextExcerpts.indent, max(0, columns - 1))))
    let room = columns - line.width
    let sorted = ranges.sorted { $0.start < $1.start }
    let cut = cut(before: sorted.first?.start ?? 0, room)
    if cut > 0 { line.append("…", .faint) }
    let rest = String(decoding: Array(text.utf8)[cut...], as: UTF8.self)
    line.append(
      rest, marked: sorted.map { $0.shifted(by: -cut) }, columns: columns - line.width, .faint)
    return line
  }

  /// The number of bytes to cut before the match, up to the start of a word: zero if the line fits. Otherwise the
  /// smallest number that shows the rest of the line or leaves a third of the room before the match.
  private func cut(before match: Int, _ room: Int) -> Int {
    if CharacterWidth.of(text) <= room { return 0 }
    let bytes = Array(text.utf8)
    func width(_ range: Range<Int>) -> Int { CharacterWidth.of(String(decoding: bytes[range], as: UTF8.self)) }
    for index in 0..<max(0, match) where index == 0 || bytes[index - 1] == 0x20 {
      let isAtEnd = width(index..<bytes.count) <= room - 1
      if isAtEnd || width(index..<match) <= room / 3 { return index }
    }
    return match
  }
}
