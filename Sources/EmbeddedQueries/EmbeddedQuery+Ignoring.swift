package import FilterDocuments
package import FilterText

extension EmbeddedQuery {
  /// The diagnostics that comments of the host turn off: those in the line where the query begins, which is the one
  /// above if it begins with a line of its own (a fence, a key, a quote), and in the line above that.
  package func ignoredDiagnostics(in lines: LineTable) -> IgnoredDiagnostics {
    var line = lines.line(of: range.start)
    let bytes = lines.source.bytes
    let isAlone = bytes[lines.content(ofLine: line).start..<range.start].allSatisfy { $0.isWhitespace }
    if isAlone, line > 0 { line -= 1 }
    var ignored = IgnoredDiagnostics.none
    for line in max(0, line - 1)...line {
      // The query itself is no comment of the host.
      let content = lines.content(ofLine: line)
      let parts = [
        content.start..<max(content.start, min(content.end, range.start)),
        min(content.end, max(content.start, range.end))..<content.end,
      ]
      for part in parts where content.start >= range.end || content.end <= range.start || content.touches(range.start) {
        if let comment = HostComment.comment(in: bytes[part]) { ignored.add(comment: comment) }
      }
    }
    return ignored
  }
}

/// Finds comments of the host languages.
private enum HostComment {
  private static let signs = ["#", "//", "/*", "<!--"].map { Array($0.utf8) }

  /// The part of a line from the first sign of a comment on; nil if it has none.
  static func comment(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var start = line.startIndex
    while start < line.endIndex {
      if signs.contains(where: { line[start...].starts(with: $0) }) { return line[start...] }
      start += 1
    }
    return nil
  }
}
