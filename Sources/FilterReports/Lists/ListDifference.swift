import FilterEvaluation
import FilterItems
package import FilterLists
package import FilterSemantics
import FilterVocabulary
import TerminalUI

/// An item of the data that only one of two queries finds.
package struct FoundItem: Hashable, Sendable {
  /// The name, or else the number of the record and the beginning of its text.
  package let name: String
  /// Its file; nil for a card.
  package let file: String?
  /// Its line in the file, from 1; nil for a card.
  package let line: Int?

  package init(name: String, file: String? = nil, line: Int? = nil) {
    (self.name, self.file, self.line) = (name, file, line)
  }

  /// `Otter (animals.csv:2)`
  package var text: String {
    guard let file, let line else { return name }
    return "\(name) (\(file):\(line))"
  }
}

extension FoundItem {
  /// The maximum width of the text of an item without a name, in columns.
  private static var maximumWidth: Int { 60 }

  /// An item with a name, or else its number from 1 and the beginning of its text.
  fileprivate init(name: String, _ bytes: [UInt8], number: Int, place: (file: String, line: Int)?) {
    var name = name
    if name.isEmpty {
      let words = String(decoding: bytes.prefix(4 * Self.maximumWidth), as: UTF8.self).split { $0.isWhitespace }
      var line = ScreenLine()
      line.append(CharacterWidth.visible(words.joined(separator: " ")), marked: [], columns: Self.maximumWidth)
      name = "record \(Counted.grouped(number)): \(line.text)"
    }
    self.init(name: name, file: place?.file, line: place?.line)
  }
}

extension SearchableList {
  /// The first items of the list that only one of two queries finds; nil where there is none, and nil after an interrupt.
  /// Records that cannot be read are reported. Throws if a query is refused.
  package func difference(
    _ first: AnalyzedQuery, _ second: AnalyzedQuery, on console: inout Console
  ) throws(CommandFailure) -> (onlyFirst: FoundItem?, onlySecond: FoundItem?)? {
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    var troubles = ItemTroubles()
    return try run(on: console) { () throws(ListFailure) in
      var found: [[Int]] = []
      for query in [first, second] {
        let plan = plan(query)
        if let refusal = plan.reading.refusal { throw ListFailure("query refused: \(refusal.message)") }
        var bytes = 0
        let items = try self.found(by: plan) { note in
          switch note {
          case .progress(let progress):
            bytes += progress.bytes
            bar.update("reading", progress.size.map { min(1, Double(bytes) / Double($0)) }, bytes: bytes)
          // The second search meets the same records.
          case .damage(let damage) where found.isEmpty:
            bar.erase()
            troubles.report(damage, on: &console)
          case .end(let file): _ = troubles.end(file, on: &console)
          default: break
          }
          return true
        }
        found.append(items)
      }
      return (try example(found[0], without: found[1]), try example(found[1], without: found[0]))
    }
  }

  private func example(_ found: [Int], without others: [Int]) throws(ListFailure) -> FoundItem? {
    let others = Set(others)
    guard let item = found.first(where: { !others.contains($0) }) else { return nil }
    // Without a field for names, as in files that are read record by record, the record stands for the item.
    let name = vocabulary.nameField.isEmpty ? "" : try title(of: item)
    return FoundItem(name: name, try record(of: item), number: number(of: item), place: place(of: item))
  }
}
