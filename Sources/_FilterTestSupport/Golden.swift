import Foundation
package import Testing

/// Expected output beside the tests: a file, or a table in the sources.
///
/// If the environment variable `FILTERQ_RECORD` names a folder, output is written to a folder in it, named for the
/// module of the test, and compared with nothing. The test then fails, so that a run that records never passes.
package enum Golden {
  /// Expects a text to equal a file of the package.
  package static func expect(
    _ text: String, inFile name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if try record(text, as: name.split(separator: "/").last ?? "", for: name, sourceLocation) { return }
    let (found, expected) = (lines(of: text), lines(of: try PackageFolder.text(of: name)))
    compare(found, with: expected, name, sourceLocation)
  }

  /// Expects lines to equal those of a table in the sources.
  package static func expect(
    _ found: [String], inTable expected: [String], named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let title = "the table \(name) of \(sourceLocation.moduleName)"
    if try record(found.joined(separator: "\n"), as: "\(name).txt", for: title, sourceLocation) { return }
    compare(found, with: expected, title, sourceLocation)
  }

  /// Expects the answers of a table: a question at the start of a line, its answers in the indented lines below. No
  /// answer is written `nothing`.
  package static func expectAnswers(
    inTable table: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation,
    answers: (String) throws -> [String]
  ) throws {
    let expected = table.split(separator: "\n").map { String($0) }
    let questions = expected.filter { !$0.hasPrefix("  ") }
    if questions.isEmpty { Issue.record("the table \(name) is empty", sourceLocation: sourceLocation) }
    let found = try questions.flatMap { question in
      let answers = try answers(question).flatMap { $0.split(separator: "\n") }
      return [question] + (answers.isEmpty ? ["nothing"] : answers).map { "  " + $0 }
    }
    try expect(found, inTable: expected, named: name, sourceLocation: sourceLocation)
  }

  /// The first lines that differ, at most `limit`, after the line that they belong to; nil if the lines are equal byte
  /// by byte.
  package static func difference(of found: [String], from expected: [String], limit: Int = 12) -> String? {
    let changes = found.difference(from: expected) { $0.utf8.elementsEqual($1.utf8) }
    if changes.isEmpty { return nil }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let index, _, _): removed.insert(index)
      case .insert(let index, _, _): inserted.insert(index)
      }
    }
    var result: [String] = []
    var shown = 0
    var context: Int?
    var (old, new) = (0, 0)
    while shown < limit, old < expected.count || new < found.count {
      let isRemoved = removed.contains(old)
      if !isRemoved, !inserted.contains(new) {
        if !expected[old].hasPrefix(" ") || context == nil { context = old }
        (old, new) = (old + 1, new + 1)
        continue
      }
      if let line = context { result.append("  \(line + 1): \(expected[line])") }
      context = nil
      result.append(isRemoved ? "- \(old + 1): \(expected[old])" : "+ \(new + 1): \(found[new])")
      if isRemoved { old += 1 } else { new += 1 }
      shown += 1
    }
    if changes.count > shown { result.append("  … and \(changes.count - shown) more") }
    return result.joined(separator: "\n")
  }

  private static func compare(
    _ found: [String], with expected: [String], _ title: String, _ sourceLocation: SourceLocation
  ) {
    guard let difference = difference(of: found, from: expected) else { return }
    let test = Test.current.map { "/" + $0.name.prefix { $0 != "(" } } ?? ""
    Issue.record(
      """
      \(title) differs ('-' expected, '+' found):
      \(difference)
      To record it: FILTERQ_RECORD=/tmp/goldens swift test --filter '\(sourceLocation.moduleName).*\(test)'
      """, sourceLocation: sourceLocation)
  }

  /// Writes a recording and fails the test; false if nothing is to be recorded.
  private static func record(
    _ text: String, as file: some StringProtocol, for title: String, _ sourceLocation: SourceLocation
  ) throws -> Bool {
    guard let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] else { return false }
    let module = URL(filePath: folder).appending(path: sourceLocation.moduleName)
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let recording = module.appending(path: String(file))
    try Data(text.utf8).write(to: recording)
    Issue.record(
      "recorded \(recording.path); copy it to \(title), review the change, and run without FILTERQ_RECORD",
      sourceLocation: sourceLocation)
    return true
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
