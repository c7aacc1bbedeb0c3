package import FilterText

extension EmbeddedQuery {
  /// Whether the host has a line for each line of the query, so that formatting may break lines.
  package var canBreakLines: Bool { style.lineStyle != nil }

  /// The edits of the host that do to the query what `edits` do, whose ranges are offsets of the query; empty if these
  /// are not sorted or overlap.
  ///
  /// Replacements are escaped and indented as the host needs. Nothing outside the query changes, except that a YAML
  /// value without quotes gets them where it needs them. If the pieces could not stand side by side in the host, one
  /// edit writes the whole query; otherwise there is one for each of `edits`, in the same order.
  package func hostEdits(_ edits: [TextEdit], in host: SourceText) -> [TextEdit] {
    if edits.isEmpty { return [] }
    guard let result = text.applying(edits) else { return [] }
    if !style.allows(result.bytes) {
      let written =
        missingPrefix(at: 0, before: result.bytes.first, in: host) + style.written(result.bytes, isWhole: true)
      return [TextEdit(range: range, replacement: String(decoding: written, as: UTF8.self))]
    }
    return edits.map { hostEdit($0, in: host) }
  }

  private func hostEdit(_ edit: TextEdit, in host: SourceText) -> TextEdit {
    let start = map.hostOffset(of: edit.range.start)
    var end = map.hostRange(of: edit.range).end
    // With a line break its indentation goes, too.
    if end > start, host.bytes[end - 1].isLineBreak { end = map.hostOffset(of: edit.range.end) }
    let replacement =
      missingPrefix(at: edit.range.start, before: edit.replacement.utf8.first, in: host)
      + style.written(Array(edit.replacement.utf8))
    return TextEdit(
      range: SourceRange(start: start, end: end), replacement: String(decoding: replacement, as: UTF8.self))
  }

  /// What a blank line lacks of the indentation of the others, if text that begins with a byte is written into it.
  private func missingPrefix(at offset: Int, before first: UInt8?, in host: SourceText) -> ArraySlice<UInt8> {
    guard let prefix = style.lineStyle?.prefix, let first, !first.isLineBreak,
      offset == 0 || text.bytes[offset - 1].isLineBreak
    else { return [] }
    let start = map.hostOffset(of: offset)
    var line = start
    while line > 0, !host.bytes[line - 1].isLineBreak { line -= 1 }
    let present = host.bytes[line..<start]
    return present.count < prefix.count && prefix.starts(with: present) ? prefix[present.count...] : []
  }
}
