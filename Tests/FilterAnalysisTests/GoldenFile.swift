import Foundation
import Testing

/// A text file of expected lines in the folder `Goldens` beside the tests.
///
/// `FILTERQ_RECORD=/tmp/tables swift test --filter DiagnosticMessageTests` writes the file anew to that folder. That run fails,
/// so that a recording is reviewed and compared again.
struct GoldenFile {
  private let file: URL

  init(_ name: String, testFile: String = #filePath) {
    file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  }

  /// Compares lines with those of the file, or records them.
  func check(_ found: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      let recorded = "\(folder)/\(file.lastPathComponent)"
      try found.joined(separator: "\n").appending("\n").write(toFile: recorded, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); review it and run again", sourceLocation: sourceLocation)
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    for difference in found.difference(from: lines) {
      switch difference {
      case .insert(offset: let line, element: let text, associatedWith: _):
        Issue.record("found, line \(line + 1): \(text)", sourceLocation: sourceLocation)
      case .remove(offset: let line, element: let text, associatedWith: _):
        Issue.record("expected, line \(line + 1): \(text)", sourceLocation: sourceLocation)
      }
    }
  }
}
