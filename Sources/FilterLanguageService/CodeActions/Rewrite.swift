import FilterAST
import FilterDocuments
import FilterLexer
import FilterParser
import FilterText

/// A change of one query, in offsets of the query, and the expected meaning of the result.
struct Rewrite {
  let title: String
  let kind: CodeActionKind
  let edits: [TextEdit]
  let expected: FilterQuery<FilterTerm>?

  /// The parsed result; `nil` if it has not the expected meaning. Parsing the result is simpler than predicting how
  /// adjacent texts combine.
  func applied(to parsed: ParsedQuery) -> ParsedQuery? {
    guard !edits.isEmpty, let text = parsed.source.applying(edits), text != parsed.source,
      text.staysOneQuery(insteadOf: parsed.source)
    else { return nil }
    let after = ParsedQuery(parsing: text, syntax: parsed.syntax)
    guard after.outcome == .valid, after.query == expected, after.diagnostics.count <= parsed.diagnostics.count else {
      return nil
    }
    return after
  }
}

extension SourceText {
  /// Whether the text, with spaces in place of its comments, is one query in the place of another, and does not
  /// continue the query above.
  func staysOneQuery(insteadOf other: SourceText) -> Bool {
    let document = QueryDocument(self)
    guard document.comments.isEmpty, document.queries.first?.start == 0, let first = bytes.first,
      let before = other.bytes.first
    else { return false }
    // A line of spaces was a comment, which does not end the query.
    let areContinued = document.queries.dropFirst().allSatisfy { bytes[$0.start].isWhitespace }
    return areContinued && (!first.isWhitespace || before.isWhitespace)
  }
}

/// The edits between two texts of a query that keep common pieces and the white space between them. A piece is a term,
/// a parenthesis, a minus or a connective.
struct PieceDiff {
  /// The pieces of a text, with a number for each distinct piece.
  private struct Pieces {
    var ranges: [SourceRange] = []
    var numbers: [Int] = []

    init(_ source: SourceText, dictionary: inout [ArraySlice<UInt8>: Int]) {
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
        let number = dictionary[bytes] ?? dictionary.count
        dictionary[bytes] = number
        numbers.append(number)
      }
    }
  }

  /// The maximum product of the numbers of pieces to compare. Larger texts are compared from both ends only.
  private static let maximumComparisons = 250_000

  private let old: SourceText
  private let new: SourceText
  private let offset: Int
  private(set) var edits: [TextEdit] = []

  /// Compares the text of a range, which neither begins nor ends with white space, with another text.
  init(_ source: SourceText, range: SourceRange, text: String) {
    old = SourceText(bytes: Array(source.bytes[range.start..<range.end]))
    new = SourceText(text)
    offset = range.start
    var dictionary: [ArraySlice<UInt8>: Int] = [:]
    let before = Pieces(old, dictionary: &dictionary)
    let after = Pieces(new, dictionary: &dictionary)
    var last = (-1, -1)
    for pair in PieceDiff.matches(before.numbers, after.numbers) + [(before.numbers.count, after.numbers.count)] {
      let oldGap = PieceDiff.gap(before.ranges, left: last.0, right: pair.0, length: old.length)
      let newGap = PieceDiff.gap(after.ranges, left: last.1, right: pair.1, length: new.length)
      let isInner = pair.0 == last.0 + 1 && pair.1 == last.1 + 1 && last.0 >= 0 && pair.0 < before.numbers.count
      if !isInner { change(from: oldGap, to: newGap) }
      last = pair
    }
  }

  private static func gap(_ ranges: [SourceRange], left: Int, right: Int, length: Int) -> SourceRange {
    SourceRange(
      start: left < 0 ? 0 : ranges[left].end, end: right < ranges.count ? ranges[right].start : length)
  }

  /// The indices of common pieces, ascending in both.
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
    if rows > 0, columns > 0, rows * columns <= maximumComparisons {
      // The length of the longest common subsequence from each pair of indices to the ends.
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

  /// Replaces the text between two common pieces, and keeps existing white space where white space is needed.
  private mutating func change(from oldGap: SourceRange, to newGap: SourceRange) {
    let (oldLead, _, oldTail) = Self.parts(oldGap, of: old)
    let (newLead, newMiddle, newTail) = Self.parts(newGap, of: new)
    var text = new[newMiddle]
    if newMiddle.isEmpty {
      text = newLead.isEmpty ? "" : kept(lead: oldLead, tail: oldTail) ?? new[newLead]
    } else if newTail.isEmpty, !newLead.isEmpty {
      text = (kept(lead: oldLead, tail: oldTail) ?? new[newLead]) + text
    } else if newLead.isEmpty, !newTail.isEmpty {
      text += kept(lead: oldLead, tail: oldTail) ?? new[newTail]
    } else if !newLead.isEmpty {
      text = (oldLead.isEmpty ? new[newLead] : old[oldLead]) + text + (oldTail.isEmpty ? new[newTail] : old[oldTail])
    }
    let range = oldGap.shifted(by: offset)
    let wanted = Array(text.utf8)
    if let edit = TextEdit(replacing: old.bytes[oldGap.start..<oldGap.end], at: range.start, with: wanted) {
      edits.append(edit)
    }
  }

  /// The white space to keep of that on both sides of removed pieces: the one with a line break, if any.
  private func kept(lead: SourceRange, tail: SourceRange) -> String? {
    if lead.isEmpty { return tail.isEmpty ? nil : old[tail] }
    return old[old.hasLineBreak(in: tail) ? tail : lead]
  }

  private static func parts(_ gap: SourceRange, of source: SourceText) -> (SourceRange, SourceRange, SourceRange) {
    let middle = source.trimmed(gap)
    return (
      SourceRange(start: gap.start, end: middle.start), middle, SourceRange(start: middle.end, end: gap.end)
    )
  }
}
