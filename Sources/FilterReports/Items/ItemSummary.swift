import FilterEvaluation
package import FilterItems
import FilterVocabulary
import TerminalUI

/// Counts of the values of a field over the found items, drawn as bars.
package struct ItemSummary {
  private let column: ItemColumn
  private var counts: [String: Int] = [:]
  private var numbers: [Double] = []
  private let isHistogram: Bool

  /// Counts the values of a column; with `isHistogram`, numbers are counted in bins.
  package init(_ column: ItemColumn, isHistogram: Bool) {
    self.column = column
    self.isHistogram = isHistogram
  }

  /// Adds the value of an item. The values of a list count one by one.
  package mutating func add(_ value: ItemValue) {
    let values = value.scalarTexts
    if isHistogram, let number = values.first.flatMap({ Double($0) }), number.magnitude <= 1e15 {
      return numbers.append(number)
    }
    if values.isEmpty { counts["", default: 0] += 1 }
    for text in values { counts[text, default: 0] += 1 }
  }

  /// The rows: the numbers in ascending bins, then the values, the most frequent first. An item without a value is
  /// shown as `(none)`.
  package var rows: [(text: String, count: Int)] {
    let listed = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return bins + listed.map { ($0.key.isEmpty ? "(none)" : $0.key, $0.value) }
  }

  /// At most 12 bins of a round width that cover the numbers.
  private var bins: [(text: String, count: Int)] {
    guard let low = numbers.min(), let high = numbers.max() else { return [] }
    if Set(numbers).count <= 12 {
      let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
      return counts.sorted { $0.key < $1.key }.map { (ItemSummary.text($0.key), $0.value) }
    }
    let width = ItemSummary.roundWidth(for: (high - low) / 12)
    let first = (low / width).rounded(.down)
    var counts = [Int](repeating: 0, count: Int((high / width).rounded(.down) - first) + 1)
    for number in numbers {
      // Rounding may lead just outside.
      let bin = Int((number / width).rounded(.down) - first)
      counts[min(max(bin, 0), counts.count - 1)] += 1
    }
    return counts.enumerated().map { index, count in
      let start = (first + Double(index)) * width
      return ("\(ItemSummary.text(start)) to \(ItemSummary.text(start + width))", count)
    }
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is at least a number above zero.
  private static func roundWidth(for width: Double) -> Double {
    var unit = 1.0
    while unit < width { unit *= 10 }
    while unit / 10 >= width, unit > 1e-12 { unit /= 10 }
    for factor in [0.2, 0.5, 1.0] where unit * factor >= width { return unit * factor }
    return unit
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The rows with bars that fit a width.
  package func lines(width: Int, style: TerminalStyle) -> [String] {
    let rows = rows
    let labels = rows.map { CharacterWidth.visible($0.text) }
    let labelWidth = min(max(10, width / 3), labels.map { CharacterWidth.of($0) }.max() ?? 0)
    let most = rows.map { $0.count }.max() ?? 0
    let countWidth = "\(most)".count
    let room = max(1, width - labelWidth - countWidth - 4)
    return zip(rows, labels).map { row, label in
      var line = ScreenLine()
      line.append(label, marked: [], columns: labelWidth)
      line.append(String(repeating: " ", count: labelWidth - line.width + 2))
      line.append(String(repeating: " ", count: countWidth - "\(row.count)".count) + "\(row.count)  ")
      line.append(ItemSummary.bar(row.count, of: most, room: room), TextStyle(.cyan))
      return style.text(line)
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
