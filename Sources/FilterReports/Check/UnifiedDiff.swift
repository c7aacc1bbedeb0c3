package import FilterText

/// The changes that edits make to a text, as a unified diff: what `patch` and `git apply` read.
///
/// ```text
/// --- a/queries.filterq
/// +++ b/queries.filterq
/// @@ -1,2 +1,2 @@
///  c:g
/// -T:elf
/// +t:elf
/// ```
package struct UnifiedDiff {
  /// Lines around a change that did not change.
  private static let context = 3

  /// Whole lines that are replaced.
  private struct Change {
    /// The lines that are replaced.
    var before: Range<Int>
    /// The lines in their place.
    var after: [ArraySlice<UInt8>]
  }

  private let lines: FeedLines
  private var changes: [Change] = []

  /// The diff of sorted edits that do not overlap. Linear in the text.
  package init(_ source: SourceText, _ edits: [TextEdit]) {
    lines = FeedLines(source.bytes)
    var index = 0
    while index < edits.count {
      let first = lines.line(of: edits[index].range.start)
      var last = lines.line(of: edits[index].range.end)
      let start = lines.range(ofLine: first).lowerBound
      var text: [UInt8] = []
      var offset = start
      // Edits of one line, or of a line that another one ends in, are one change.
      while index < edits.count, lines.line(of: edits[index].range.start) <= last {
        let edit = edits[index]
        text += source.bytes[offset..<edit.range.start]
        text += Array(edit.replacement.utf8)
        offset = edit.range.end
        last = max(last, lines.line(of: edit.range.end))
        index += 1
      }
      let end = lines.range(ofLine: last).upperBound
      text += source.bytes[offset..<end]
      if text != Array(source.bytes[start..<end]) { append(first..<min(last + 1, lines.count), text) }
    }
  }

  /// Appends a change without the lines at its ends that stay the same.
  private mutating func append(_ before: Range<Int>, _ after: [UInt8]) {
    var before = before
    var after = FeedLines(after).texts[...]
    while let first = after.first, !before.isEmpty, first == lines.text(ofLine: before.lowerBound) {
      before = before.lowerBound + 1..<before.upperBound
      after.removeFirst()
    }
    while let last = after.last, !before.isEmpty, last == lines.text(ofLine: before.upperBound - 1) {
      before = before.lowerBound..<before.upperBound - 1
      after.removeLast()
    }
    changes.append(Change(before: before, after: Array(after)))
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { changes.isEmpty }

  /// The diff of a file; empty if nothing changes.
  package func text(file: String) -> [UInt8] {
    if changes.isEmpty { return [] }
    let isAbsolute = file.hasPrefix("/")
    var text = Array("--- \(isAbsolute ? "" : "a/")\(file)\n+++ \(isAbsolute ? "" : "b/")\(file)\n".utf8)
    var index = 0
    var shift = 0
    while index < changes.count {
      // Changes with less than two contexts between them share a hunk.
      var end = index + 1
      while end < changes.count,
        changes[end].before.lowerBound - changes[end - 1].before.upperBound <= 2 * Self.context
      {
        end += 1
      }
      shift += append(changes[index..<end], shift: shift, to: &text)
      index = end
    }
    return text
  }

  /// Appends a hunk. Returns by how many lines the text becomes longer.
  private func append(_ changes: ArraySlice<Change>, shift: Int, to text: inout [UInt8]) -> Int {
    guard let first = changes.first, let last = changes.last else { return 0 }
    let start = max(0, first.before.lowerBound - Self.context)
    let end = min(lines.count, last.before.upperBound + Self.context)
    let added = changes.reduce(0) { $0 + $1.after.count - $1.before.count }
    let counts = (before: end - start, after: end - start + added)
    let starts = (
      before: counts.before == 0 ? start : start + 1, after: counts.after == 0 ? start + shift : start + shift + 1
    )
    text += Array("@@ -\(starts.before),\(counts.before) +\(starts.after),\(counts.after) @@\n".utf8)
    var line = start
    for change in changes {
      for same in line..<change.before.lowerBound { append(" ", lines.text(ofLine: same), to: &text) }
      for removed in change.before { append("-", lines.text(ofLine: removed), to: &text) }
      for added in change.after { append("+", added, to: &text) }
      line = change.before.upperBound
    }
    for same in line..<max(line, end) { append(" ", lines.text(ofLine: same), to: &text) }
    return added
  }

  private func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: sign))
    text += line
    if line.last == 0x0A { return }
    text += Array("\n\\ No newline at end of file\n".utf8)
  }
}

/// The lines of a text as `patch` counts them: a line feed alone ends a line. Line ends belong to their lines, and what
/// follows the last one is a line if it is not empty.
private struct FeedLines {
  private let bytes: [UInt8]
  private var starts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      starts.append(start)
      start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count) + 1
    }
  }

  var count: Int { starts.count }
  var texts: [ArraySlice<UInt8>] { (0..<count).map { text(ofLine: $0) } }

  /// The bytes of a line; empty at the end of the text for the line after the last.
  func range(ofLine line: Int) -> Range<Int> {
    let start = line < count ? starts[line] : bytes.count
    return start..<(line + 1 < count ? starts[line + 1] : bytes.count)
  }

  func text(ofLine line: Int) -> ArraySlice<UInt8> { bytes[range(ofLine: line)] }

  /// The line of an offset; the one after the last at the end of a text that ends with a line feed.
  func line(of offset: Int) -> Int {
    if offset >= bytes.count { return bytes.last == 0x0A ? count : max(0, count - 1) }
    return max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}
