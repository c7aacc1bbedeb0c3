/// Decides which items or variants get a row in a column: all of them, or, if few have content, only these.
///
/// A row that is left empty costs as much as one with a short text. With 500 fields of which each item has two, nearly
/// all of them would be empty. The decision is made again as rows come, each time after several times as many, so that
/// all changes together take time linear in the rows with content.
struct PresentRows {
  /// What the rows that were written so far need before the next one is written.
  enum Change {
    /// So many empty rows.
    case leave(Int)
    /// No empty rows; the others, with the next one if there is one, become ``PresentRows/kept``.
    case removeEmpty(next: Int?)
    /// Each row in one of these places, with empty rows between them.
    case spread([UInt32])
  }

  /// The items or variants that have a row, ascending; nil if each of them has one.
  var kept: [UInt32]?
  /// The number of items or variants with content.
  private var count = 0
  /// The number of rows that were written while each item or variant had one.
  private var written = 0
  private let mayBeFew: Bool

  /// Empty rows are removed if fewer than one in so many rows has content.
  private static var few: Int { 16 }
  /// Empty rows are written again if more than one in so many rows has content.
  private static var many: Int { 4 }

  init(mayBeFew: Bool) { self.mayBeFew = mayBeFew }

  /// Takes the next item or variant with content.
  mutating func add(_ row: Int) -> [Change] {
    count += 1
    if kept == nil, row == written {
      written += 1
      return []
    }
    var changes: [Change] = []
    if let rows = kept {
      if count * PresentRows.many <= row + 1 {
        kept?.append(UInt32(truncatingIfNeeded: row))
        return []
      }
      changes.append(.spread(rows))
      written = Int(rows.last ?? 0) + (rows.isEmpty ? 0 : 1)
      kept = nil
    } else if isFew(row + 1) {
      return [.removeEmpty(next: row)]
    }
    if written < row { changes.append(.leave(row - written)) }
    written = row + 1
    return changes
  }

  /// Takes the number of all items or variants.
  mutating func finish(_ total: Int) -> [Change] {
    if kept != nil || written == total { return [] }
    return isFew(total) ? [.removeEmpty(next: nil)] : [.leave(total - written)]
  }

  private func isFew(_ total: Int) -> Bool { mayBeFew && count * PresentRows.few < total }
}
