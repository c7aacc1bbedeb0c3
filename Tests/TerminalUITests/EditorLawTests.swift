import Foundation
import Testing
import _FilterTestSupport

@testable import TerminalUI

/// The whole way of a key, from the bytes a terminal sends to the text, against ``ReferenceEditor``.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release -Xswiftc -enable-testing --filter EditorLawTests`. The
/// number is that of keys; a session is of 200.
@Suite struct EditorLawTests {
  private struct Session {
    var keys: [Keystroke]
    /// The lengths of the chunks of bytes.
    var cuts: [Int]
  }

  private static let keysOfASession = 200

  @Test func theTextIsTheReferences() {
    let keys = PropertyCases.count(long: 50_000)
    let failure = checkProperty(
      "text and caret are those of the reference", cases: (keys + Self.keysOfASession - 1) / Self.keysOfASession,
      seed: PropertyCases.seed(default: 2_026),
      generate: { random -> Session in
        // Some sessions use few kinds of keys, so that they build on one another.
        let few = random.chance(50) ? (0..<6).map { _ in RandomKeys.keystroke(&random) } : []
        let keys = (0..<Self.keysOfASession).map { _ in
          few.isEmpty || random.chance(30) ? RandomKeys.keystroke(&random) : few[random.below(few.count)]
        }
        return Session(keys: keys, cuts: (0..<16).map { _ in random.chance(60) ? 1 << 20 : 1 + random.below(4) })
      },
      shrink: { session in shorterArrays(session.keys).map { Session(keys: $0, cuts: session.cuts) } },
      describe: { "\($0.keys.map { $0.description })" },
      law: { EditorLawTests.difference($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static func difference(_ session: Session) -> String? {
    var decoder = KeyDecoder()
    var editor = LineEditor()
    var reference = ReferenceEditor()
    var cut = 0
    for (number, stroke) in session.keys.enumerated() {
      var isOurs = false
      var keys: [Key] = []
      var rest = stroke.bytes[...]
      while !rest.isEmpty {
        keys += decoder.decode(rest.prefix(session.cuts[cut % session.cuts.count]))
        rest = rest.dropFirst(session.cuts[cut % session.cuts.count])
        cut += 1
      }
      if stroke.isFollowedByNothing { keys += decoder.flush() }
      for key in keys where editor.handle(key) { isOurs = true }
      let isExpected = reference.act(stroke.action)
      var place: String { "after key \(number), \(stroke): \(keys)" }
      if isOurs != isExpected, stroke.action != .type([]) {
        return "it is \(isOurs ? "" : "not ")a key of editing \(place)"
      }
      let text = editor.text
      if !isSame(text, reference.text) {
        return "'\(text.debugDescription)', not '\(reference.text.debugDescription)' \(place)"
      }
      if editor.caretOffset != reference.caret {
        return "caret at \(editor.caretOffset), not \(reference.caret) \(place)"
      }
      if editor.count != reference.characters.count { return "characters \(place)" }
    }
    if decoder.isPasting || decoder.isWaiting { return "the decoder waits" }
    // That of the reference is made of what terminals show, and so are all texts that are the same.
    if editor.text.unicodeScalars.contains(where: { !RandomKeys.shows($0) && $0 != "\n" }) { return "control codes" }
    if editor.characters != reference.characters { return "characters at the end" }
    // Undo everything and redo it.
    let text = editor.text
    while editor.undo() {}
    if editor.text != "" || editor.caret != 0 { return "not all was undone: \(editor.text.debugDescription)" }
    while editor.redo() {}
    return reference.wasRedone(to: text, editor.text) ? nil : "not all was made again: \(editor.text.debugDescription)"
  }

  /// Compares bytes, because `==` compares by canonical equivalence.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard let first = one.baseAddress, let second = other.baseAddress, one.count == other.count else {
          return one.count == other.count
        }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}
