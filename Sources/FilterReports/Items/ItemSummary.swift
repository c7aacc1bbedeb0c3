import FilterEvaluation
package import FilterItems
package import FilterVocabulary
import TerminalUI

/// Counts of the values of a field over the found items, drawn as bars.
package struct ItemSummary {
  private let column: ItemColumn
  private var counts: [String: Int] = [:]
  private var bins: ItemBins?
  private let zone: ZoneOffset

  /// Counts the values of a column; with `isHistogram`, numbers, durations, sizes and dates are counted in bins. Days
  /// are those of a zone.
  package init(_ column: ItemColumn, isHistogram: Bool, zone: ZoneOffset = .utc) {
    self.column = column
    self.zone = zone
    bins = isHistogram ? ItemBins(column.kind) : nil
  }

  /// Adds the value of an item. The values of a list count one by one.
  package mutating func add(_ value: ItemValue) {
    let values = value.scalarTexts
    if bins != nil, let amount = value.amount(of: column.kind, in: zone) {
      bins?.add(amount)
      return
    }
    if values.isEmpty { counts["", default: 0] += 1 }
    for text in values { counts[text, default: 0] += 1 }
  }

  /// The rows: ordered values in ascending bins, then other values, the most frequent first. An item without a value is
  /// shown as `(none)`.
  package var rows: [(text: String, count: Int)] {
    let listed = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let inOrder = (bins?.rows ?? []).map { ($0.text, $0.count) }
    return inOrder + listed.map { ($0.key.isEmpty ? "(none)" : $0.key, $0.value) }
  }

  /// The rows with bars that fit a width.
  package func lines(width: Int, style: TerminalStyle) -> [String] {
    let rows = rows
    let labels = rows.map { RowLabel($0.text) }
    let labelWidth = min(max(10, width / 3), labels.map { $0.width }.max() ?? 0)
    let most = rows.map { $0.count }.max() ?? 0
    let countWidth = "\(most)".count
    let room = max(1, width - labelWidth - countWidth - 4)
    let space = UInt8(ascii: " ")
    return zip(rows, labels).map { row, label in
      let count = "\(row.count)"
      var (text, labelColumns) = label.fitted(to: labelWidth)
      text.reserveCapacity(text.count + width)
      text += repeatElement(space, count: labelWidth - labelColumns + 2 + countWidth - count.utf8.count)
      text += count.utf8
      text += [space, space]
      text += style.cyan(ItemSummary.bar(row.count, of: most, room: room)).utf8
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// A bar in eighths of a column. A count above zero has at least one eighth.
  private static func bar(_ count: Int, of most: Int, room: Int) -> String {
    if count == 0 || most == 0 { return "" }
    let eighths = max(1, count * room * 8 / most)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
