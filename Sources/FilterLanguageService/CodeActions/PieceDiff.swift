import FilterLexer
import FilterText

/// The edits that lead from one text of a query to another and leave alone what both have: terms, parentheses, prefixes and
/// connectives, with the white space and the line breaks between them.
struct PieceDiff {
  /// What is never torn apart: a whole term, a parenthesis, a prefix, a connective.
  private struct Pieces {
    var ranges: [SourceRange] = []
    var names: [Int] = []

    init(_ source: SourceText, _ dictionary: inout [ArraySlice<UInt8>: Int]) {
      var isOpen = false
      for token in Lexer.tokens(in: source) {
        if token.kind.isTrivia {
          isOpen = false
          continue
        }
        switch token.kind {
        case .leftParenthesis, .rightParenthesis, .minus, .or, .and:
          ranges.append(token.range)
          isOpen = false
        default:
          if isOpen, let last = ranges.popLast() {
            ranges.append(last.union(token.range))
          } else {
            ranges.append(token.range)
          }
          isOpen = true
        }
      }
      for range in ranges {
        let bytes = source.bytes[range.start..<range.end]
        let name = dictionary[bytes] ?? dictionary.count
        dictionary[bytes] = name
        names.append(name)
      }
    }
  }

  /// Texts of more pieces are compared from both ends only: looking for common pieces takes the product of the numbers.
  private static let mostComparisons = 250_000

  private let old: SourceText
  private let new: SourceText
  private let offset: Int
  private(set) var edits: [TextEdit] = []

  /// Compares the text of a range of a source, which neither begins nor ends with white space, with another.
  init(_ source: SourceText, _ range: SourceRange, _ text: String) {
    old = SourceText(bytes: Array(source.bytes[range.start..<range.end]))
    new = SourceText(text)
    offset = range.start
    var dictionary: [ArraySlice<UInt8>: Int] = [:]
    let before = Pieces(old, &dictionary)
    let after = Pieces(new, &dictionary)
    var last = (-1, -1)
    for pair in PieceDiff.matches(before.names, after.names) + [(before.names.count, after.names.count)] {
      let oldGap = PieceDiff.gap(before.ranges, last.0, pair.0, old.length)
      let newGap = PieceDiff.gap(after.ranges, last.1, pair.1, new.length)
      let isInner = pair.0 == last.0 + 1 && pair.1 == last.1 + 1 && last.0 >= 0 && pair.0 < before.names.count
      if !isInner { change(oldGap, newGap) }
      last = pair
    }
  }

  private static func gap(_ ranges: [SourceRange], _ left: Int, _ right: Int, _ length: Int) -> SourceRange {
    SourceRange(
      start: left < 0 ? 0 : ranges[left].end, end: right < ranges.count ? ranges[right].start : length)
  }

  /// The places of common pieces, ascending in both.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    let rows = old.count - prefix - suffix
    let columns = new.count - prefix - suffix
    var result = (0..<prefix).map { ($0, $0) }
    if rows > 0, columns > 0, rows * columns <= mostComparisons {
      // The length of the longest common part behind each two places.
      var lengths = Array(repeating: 0, count: (rows + 1) * (columns + 1))
      for row in (0..<rows).reversed() {
        for column in (0..<columns).reversed() {
          let here = row * (columns + 1) + column
          lengths[here] =
            old[prefix + row] == new[prefix + column]
            ? lengths[here + columns + 2] + 1 : max(lengths[here + columns + 1], lengths[here + 1])
        }
      }
      var (row, column) = (0, 0)
      while row < rows, column < columns {
        let here = row * (columns + 1) + column
        if old[prefix + row] == new[prefix + column] {
          result.append((prefix + row, prefix + column))
          (row, column) = (row + 1, column + 1)
        } else if lengths[here + columns + 1] >= lengths[here + 1] {
          row += 1
        } else {
          column += 1
        }
      }
    }
    return result + (0..<suffix).map { (old.count - suffix + $0, new.count - suffix + $0) }
  }

  /// Replaces what stands between two common pieces. White space that is wanted and there already stays as it is.
  private mutating func change(_ oldGap: SourceRange, _ newGap: SourceRange) {
    let (oldLead, _, oldTail) = Self.parts(oldGap, of: old)
    let (newLead, newMiddle, newTail) = Self.parts(newGap, of: new)
    var text = new[newMiddle]
    if newMiddle.isEmpty {
      text = newLead.isEmpty ? "" : kept(oldLead, oldTail) ?? new[newLead]
    } else if newTail.isEmpty, !newLead.isEmpty {
      text = (kept(oldLead, oldTail) ?? new[newLead]) + text
    } else if newLead.isEmpty, !newTail.isEmpty {
      text += kept(oldLead, oldTail) ?? new[newTail]
    } else if !newLead.isEmpty {
      text = (oldLead.isEmpty ? new[newLead] : old[oldLead]) + text + (oldTail.isEmpty ? new[newTail] : old[oldTail])
    }
    let range = oldGap.shifted(by: offset)
    let wanted = Array(text.utf8)
    if let edit = TextEdit(replacing: old.bytes[oldGap.start..<oldGap.end], at: range.start, with: wanted) {
      edits.append(edit)
    }
  }

  /// Of the white space on both sides of what goes one stays: that with a line break, if there is one.
  private func kept(_ lead: SourceRange, _ tail: SourceRange) -> String? {
    if lead.isEmpty { return tail.isEmpty ? nil : old[tail] }
    let breaks = old.bytes[tail.start..<tail.end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return old[breaks ? tail : lead]
  }

  private static func parts(_ gap: SourceRange, of source: SourceText) -> (SourceRange, SourceRange, SourceRange) {
    var start = gap.start
    while start < gap.end, isBlank(source.bytes[start]) { start += 1 }
    var end = gap.end
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return (
      SourceRange(start: gap.start, end: start), SourceRange(start: start, end: end),
      SourceRange(start: end, end: gap.end)
    )
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
