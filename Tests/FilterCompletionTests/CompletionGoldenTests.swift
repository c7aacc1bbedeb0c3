import FilterCompletion
import Foundation
import Testing

/// Whole lists, label and text after accepting, at many places. After a change that is meant to change them:
/// `FILTERQ_RECORD=/tmp/tables swift test --filter CompletionGoldenTests` writes the tables anew, a file each.
@Suite struct CompletionGoldenTests {
  @Test(arguments: GoldenCompletions.tables.keys.sorted())
  func lists(_ name: String) throws {
    let table = GoldenCompletions.tables[name] ?? ""
    let places = table.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map { String($0) }
    #expect(!places.isEmpty)
    let blocks = places.map { block($0) }
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      let file = "\(folder)/\(name).txt"
      try blocks.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); review it, then run without FILTERQ_RECORD")
      return
    }
    let expected = table.split(separator: "\n").map { String($0) }
    let found = blocks.joined(separator: "\n").split(separator: "\n").map { String($0) }
    for difference in found.difference(from: expected) {
      switch difference {
      case .insert(offset: let line, element: let text, associatedWith: _): Issue.record("found, line \(line): \(text)")
      case .remove(offset: let line, element: let text, associatedWith: _): Issue.record("gone, line \(line): \(text)")
      }
    }
  }

  private func block(_ marked: String) -> String {
    let offered = Offered(marked, limit: 14)
    return ([marked] + offered.list.items.map { "  \($0.label) → \(offered.accepting($0))" }).joined(separator: "\n")
  }
}
