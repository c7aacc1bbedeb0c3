/// Columns that blanks align under a line of titles, as `ps`, `df`, `ss`, `kubectl get` and `docker ps` print them.
///
/// A column ends where no line of the sample has anything. Titles are the words of the first line in a column; the last
/// column takes the rest of a line. Places are counted in characters.
package struct AlignedColumns: Hashable, Sendable {
  /// A column: its title, and where its values began and ended in the sample.
  struct Column: Hashable, Sendable {
    var title: [UInt8]
    var start: Int
    var end: Int
  }

  let columns: [Column]
  /// Whether a value is a word, wherever it stands: columns overlap, but each line has enough words.
  let areWords: Bool
  /// The line with the titles.
  let header: [UInt8]
  private static let maximumLines = 100
  /// The length of the titles at most.
  private static let maximumWidth = 4_096

  /// The columns of a text by its first lines; nil if it is not in columns.
  package init?(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    var lines: [ColumnLine] = []
    var start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < head.count, lines.count < Self.maximumLines {
      let end = LineFeed.firstIndex(in: head, from: start)
      guard let stop = end ?? (isWhole ? head.count : nil) else { break }
      let line = UnsafeBufferPointer(rebasing: head[start..<stop]).withoutLineBreak
      start = stop + 1
      if line.allSatisfy({ $0 == 0x20 }) { continue }
      guard !lines.isEmpty || !line.contains(0x09) && line.count <= Self.maximumWidth else { return nil }
      lines.append(ColumnLine(line))
    }
    guard lines.count > 1, let titles = lines.first, let columns = Self.columns(titles, Array(lines.dropFirst())) else {
      return nil
    }
    (self.columns, areWords) = columns
    header = Array(titles.bytes)
  }

  private static func columns(_ titles: ColumnLine, _ rows: [ColumnLine]) -> (columns: [Column], areWords: Bool)? {
    let words = titles.words
    guard words.count > 1, looksLikeTitles(titles, words, rows) else { return nil }
    let width = titles.count
    var isBlank = [Bool](repeating: true, count: width)
    var hasData = [Bool](repeating: false, count: width)
    for place in 0..<width where !titles.isBlank(place) { isBlank[place] = false }
    for row in rows {
      for place in 0..<min(width, row.count) where !row.isBlank(place) {
        isBlank[place] = false
        hasData[place] = true
      }
    }
    var segments: [(range: Range<Int>, title: [UInt8], hasData: Bool)] = []
    var place = 0
    while place < width {
      if isBlank[place] {
        place += 1
        continue
      }
      let start = place
      while place < width, !isBlank[place] { place += 1 }
      segments.append((start..<place, titles.trimmed(start..<place), hasData[start..<place].contains(true)))
    }
    var merged: [(range: Range<Int>, title: [UInt8], hasData: Bool)] = []
    for segment in segments {
      guard let last = merged.last else {
        merged.append(segment)
        continue
      }
      let joinsTitle = segment.range.lowerBound - last.range.upperBound == 1 && (!segment.hasData || !last.hasData)
      let isUntitled = segment.title.isEmpty || last.title.isEmpty && merged.count > 1
      if joinsTitle && !segment.title.isEmpty && !last.title.isEmpty || isUntitled {
        merged[merged.count - 1] = (
          last.range.lowerBound..<segment.range.upperBound,
          last.title + (last.title.isEmpty || segment.title.isEmpty ? [] : [0x20]) + segment.title,
          last.hasData || segment.hasData
        )
      } else {
        merged.append(segment)
      }
    }
    let byPlace = merged.map { Column(title: $0.title, start: $0.range.lowerBound, end: $0.range.upperBound) }
    // Where values overlap the columns beside them, words tell them apart.
    let isOverlapping = merged.contains { segment in
      let count = segment.title.split(separator: 0x20).count
      let isLast = segment.range == merged.last?.range
      return count > 1
        && rows.allSatisfy { row in
          let found = row.words.count {
            isLast ? $0.lowerBound >= segment.range.lowerBound : segment.range.overlaps($0)
          }
          return isLast ? found >= count : found == count
        }
    }
    if isOverlapping || merged.count < 2, rows.allSatisfy({ $0.words.count >= words.count }) {
      return (named(words.map { Column(title: titles.trimmed($0), start: $0.lowerBound, end: $0.upperBound) }), true)
    }
    guard merged.count > 1 else { return nil }
    return (named(byPlace), false)
  }

  /// Whether a line looks like titles above other lines: without marks of sentences, set apart by more than one blank
  /// somewhere, in capitals or above several lines.
  private static func looksLikeTitles(_ titles: ColumnLine, _ words: [Range<Int>], _ rows: [ColumnLine]) -> Bool {
    var capitals = 0
    var digits = 0
    for word in words {
      let text = titles.trimmed(word)
      guard let first = text.first, let last = text.last, !".,;!?".utf8.contains(last) else { return false }
      if first.isUpperCase || first == UInt8(ascii: "%") || first == UInt8(ascii: "#") { capitals += 1 }
      if text.allSatisfy({ $0.isASCIIDigit || ".:-+/".utf8.contains($0) }) { digits += 1 }
    }
    if digits > 0 { return false }
    let isWide = zip(words, words.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 } || words[0].lowerBound > 2
    let wideRows = rows.count { row in
      zip(row.words, row.words.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 }
    }
    guard isWide || wideRows * 10 >= rows.count * 6 else { return false }
    if 2 * capitals >= words.count { return isWide || rows.count > 1 }
    return isWide && words.count > 2 && rows.count > 1
  }

  /// Columns with a name each, none twice.
  private static func named(_ columns: [Column]) -> [Column] {
    var taken: Set<[UInt8]> = []
    return columns.enumerated().map { index, column in
      var column = column
      if column.title.isEmpty { column.title = Array("c\(index + 1)".utf8) }
      let name = column.title
      var number = 2
      while !taken.insert(column.title).inserted {
        column.title = name + Array("_\(number)".utf8)
        number += 1
      }
      return column
    }
  }

  /// Writes the values of a line as an object. A value may be wider than those of the sample.
  func write(_ record: UnsafeBufferPointer<UInt8>, to writer: FieldWriter) {
    let line = ColumnLine(record.withoutLineBreak)
    writer.begin()
    for (column, range) in zip(columns, ranges(in: line)) {
      let bytes = line.slice(range)
      if bytes.isEmpty { continue }
      column.title.withUnsafeBufferPointer { writer.add($0, text: bytes) }
    }
    writer.end()
  }

  private func ranges(in line: ColumnLine) -> [Range<Int>] {
    let words = areWords ? line.words : []
    if areWords, words.count >= columns.count { return byWords(words, line) }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in columns.indices {
      guard index + 1 < columns.count else {
        ranges.append(min(start, line.count)..<line.count)
        break
      }
      var stop = max(start, min(columns[index + 1].start, line.count))
      if stop > start, stop < line.count, !line.isBlank(stop), !line.isBlank(stop - 1) {
        // A word crosses the border: one that begins after the values of this column belongs to the next.
        var first = stop
        while first > start, !line.isBlank(first - 1) { first -= 1 }
        if first >= columns[index].end, first > start {
          stop = first
        } else {
          let all = line.words
          // A long value moves all that follow.
          if all.count == columns.count { return byWords(all, line) }
          while stop < line.count, !line.isBlank(stop) { stop += 1 }
        }
      }
      ranges.append(start..<stop)
      start = stop
    }
    return ranges
  }

  private func byWords(_ words: [Range<Int>], _ line: ColumnLine) -> [Range<Int>] {
    var ranges = Array(words.prefix(columns.count))
    ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<line.count
    return ranges
  }

  /// The columns as texts.
  var texts: [String] {
    [String(decoding: header, as: UTF8.self), areWords ? "words" : "places"]
      + columns.flatMap { [String(decoding: $0.title, as: UTF8.self), "\($0.start)", "\($0.end)"] }
  }

  /// Reads what ``texts`` has.
  init?(_ texts: [String]) {
    guard texts.count >= 5, (texts.count - 2) % 3 == 0 else { return nil }
    header = Array(texts[0].utf8)
    areWords = texts[1] == "words"
    var columns: [Column] = []
    for index in stride(from: 2, to: texts.count, by: 3) {
      guard let start = Int(texts[index + 1]), let end = Int(texts[index + 2]), start >= 0, end >= start else {
        return nil
      }
      columns.append(Column(title: Array(texts[index].utf8), start: start, end: end))
    }
    self.columns = columns
  }
}

/// A line whose places are counted in characters.
struct ColumnLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of each character, and the end; empty if all are ASCII.
  private let offsets: [Int]

  init(_ line: UnsafeBufferPointer<UInt8>) {
    bytes = line
    if line.allSatisfy({ $0 < 0x80 }) {
      offsets = []
    } else {
      offsets = line.indices.filter { line[$0] & 0xC0 != 0x80 } + [line.count]
    }
  }

  /// The number of characters.
  var count: Int { offsets.isEmpty ? bytes.count : offsets.count - 1 }

  private func offset(_ place: Int) -> Int { offsets.isEmpty ? place : offsets[place] }

  func isBlank(_ place: Int) -> Bool { bytes[offset(place)] == 0x20 }

  /// The places of the words.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var place = 0
    while place < count {
      if isBlank(place) {
        place += 1
        continue
      }
      let start = place
      while place < count, !isBlank(place) { place += 1 }
      words.append(start..<place)
    }
    return words
  }

  /// The bytes at a range, without blanks at both ends.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (offset(range.lowerBound), offset(range.upperBound))
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  func trimmed(_ range: Range<Int>) -> [UInt8] { Array(slice(range)) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The line without a carriage return at its end.
  var withoutLineBreak: UnsafeBufferPointer<UInt8> {
    last == 0x0D ? UnsafeBufferPointer(rebasing: dropLast()) : self
  }
}
