public import FilterText

/// The positions of an embedded query in its host: pieces that are the same in both, and escapes.
///
/// Every conversion is total: offsets outside are clamped, and an offset within an escape, or within bytes that only the
/// host has, moves to their start. Conversions take logarithmic time.
public struct EmbeddingMap: Hashable, Sendable {
  /// A run of bytes of the host and what it stands for. The pieces of a query follow each other without a gap; between
  /// their ranges in the host may be bytes that stand for nothing, such as indentation.
  public struct Piece: Hashable, Sendable {
    /// The bytes of the host; never empty.
    public let host: SourceRange
    /// The bytes of the query; never empty.
    public let query: SourceRange
    /// Whether both have the same bytes. Otherwise the piece is an escape, which is converted as a whole.
    public let isVerbatim: Bool
  }

  /// The pieces in order; none if the query is empty.
  public let pieces: [Piece]
  /// The bytes of the host from the first piece to the last; for an empty query, where its text would be written.
  public let host: SourceRange

  init(_ pieces: [Piece], at start: Int) {
    self.pieces = pieces
    self.host =
      if let first = pieces.first, let last = pieces.last {
        SourceRange(start: first.host.start, end: last.host.end)
      } else {
        SourceRange(at: start)
      }
  }

  /// The number of bytes of the query.
  public var length: Int { pieces.last?.query.end ?? 0 }

  /// The offset in the host for an offset of the query: where text inserted there begins. Between two lines that is
  /// after the indentation.
  public func hostOffset(of offset: Int) -> Int {
    let index = pieces.partitioningIndex { $0.query.end > offset }
    guard index < pieces.count else { return host.end }
    let piece = pieces[index]
    return piece.isVerbatim ? piece.host.start + max(offset - piece.query.start, 0) : piece.host.start
  }

  /// The offset in the host for the end of a range of the query: before the bytes that stand for nothing.
  private func hostEnd(of offset: Int) -> Int {
    let index = pieces.partitioningIndex { $0.query.start >= offset } - 1
    guard index >= 0 else { return host.start }
    let piece = pieces[index]
    if offset >= piece.query.end { return piece.host.end }
    return piece.isVerbatim ? piece.host.start + offset - piece.query.start : piece.host.start
  }

  /// The bytes of the host for a range of the query, including the bytes between them that stand for nothing. An empty
  /// range stays empty.
  public func hostRange(of range: SourceRange) -> SourceRange {
    let start = hostOffset(of: range.start)
    return SourceRange(start: start, end: range.isEmpty ? start : hostEnd(of: range.end))
  }

  /// The bytes of the host for a range of the query, without the bytes between them that stand for nothing: one range
  /// for each run, in order. Takes logarithmic time, and time linear in their number.
  public func hostRanges(of range: SourceRange) -> [SourceRange] {
    var ranges: [SourceRange] = []
    var index = pieces.partitioningIndex { $0.query.end > range.start }
    while index < pieces.count, pieces[index].query.start < range.end {
      let piece = pieces[index]
      let start = max(range.start, piece.query.start)
      let run = hostRange(of: SourceRange(start: start, end: min(range.end, piece.query.end)))
      if let last = ranges.last, last.end == run.start {
        ranges[ranges.count - 1] = SourceRange(start: last.start, end: run.end)
      } else if !run.isEmpty {
        ranges.append(run)
      }
      index += 1
    }
    return ranges
  }

  /// The offset in the query for an offset of the host, clamped to the query.
  public func queryOffset(of offset: Int) -> Int {
    let index = pieces.partitioningIndex { $0.host.start > offset } - 1
    guard index >= 0 else { return 0 }
    let piece = pieces[index]
    if offset >= piece.host.end { return piece.query.end }
    return piece.isVerbatim ? piece.query.start + offset - piece.host.start : piece.query.start
  }

  /// The range in the query for a range of the host, clamped to the query.
  public func queryRange(of range: SourceRange) -> SourceRange {
    SourceRange(start: queryOffset(of: range.start), end: queryOffset(of: range.end))
  }
}
