import FilterText
import Testing
import _FilterTestSupport

@testable import FilterRegex

/// What patterns become: the size of programs, and how the parts they are run with behave.
@Suite struct RegexProgramTests {
  private func size(_ pattern: String) throws -> Int {
    try #require(compiled(pattern)).program.instructions.count
  }

  @Test func programsAreAsLongAsTheirPatterns() throws {
    #expect(try size("") == 1)
    #expect(try size("abc") == 4)
    #expect(try size("a|b|c") == 6)
    #expect(try size("a*") == 3)
    #expect(try size("a+") == 3)
    #expect(try size("a{3}") == 4)
    #expect(try size("a{2,4}") == 7)
    #expect(try size("a{0}") == 1)
    #expect(try size("[a-zé—]{5}") == 6)
    #expect(try size("^a$") == 4)
  }

  /// A look-around that is repeated is written once.
  @Test func lookAroundIsWrittenOnce() throws {
    let program = try #require(compiled("(?:(?=a(?!b))a){20}")).program
    #expect(program.looks.count == 2)
    #expect(program.looks.map(\.isNegated) == [true, false])
    #expect(program.looks.allSatisfy { $0.isAhead })
    #expect(program.instructions.count == 1 + 1 + 2 + 40)
  }

  @Test func whatAMatchBeginsWith() throws {
    func beginnings(_ pattern: String) throws -> String {
      let program = try #require(compiled(pattern)).program
      let text = "abc—\n".unicodeScalars.filter {
        program.beginning.isPossible(beside: program.classes.ofScalar($0.value))
      }
      return text.map { String($0) }.joined() + (program.beginning.isPossible(beside: nil) ? "." : "")
    }
    #expect(try beginnings("ab") == "a")
    #expect(try beginnings("a?b") == "ab")
    #expect(try beginnings("^(?=c)[bc]") == "bc")
    #expect(try beginnings("—|\\n") == "—\n")
    #expect(try beginnings("a*") == "abc—\n.")
    #expect(try beginnings("$") == "abc—\n.")
    #expect(try beginnings(#"(x)\1"#) == "")
  }

  @Test func restIsKnownBeforehand() throws {
    func leaving(_ pattern: String) throws -> String? {
      let program = try #require(compiled(pattern)).program
      let automaton = LazyAutomaton(program)
      guard let staying = automaton.staying else { return nil }
      return String(decoding: (0..<128).filter { !staying[$0] }.map { UInt8($0) }, as: UTF8.self)
    }
    #expect(try leaving("draw") == "Dd")
    #expect(try leaving("^stone") == "\n")
    #expect(try leaving("two|three|x") == "TXtx")
    #expect(try leaving("—") == "")
    #expect(try leaving("[a-z]x") == nil)
    #expect(try leaving(#"\borc"#) == nil)
    #expect(try leaving("a*") == nil)
    #expect(try leaving(#"\Aa"#) == nil)
  }

  /// Decoding scalar by scalar gives the text, with one scalar for each invalid byte.
  @Test func scalarsAreReadAsTheyAre() {
    let failure = checkProperty(
      "scalars", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 91),
      generate: { randomBytes(&$0, pieces: 10) }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        var offset = 0
        while offset < bytes.count {
          let place = ScalarAtOffset(in: bytes, at: offset)
          let read = bytes.withUnsafeBufferPointer { buffer -> ScalarReading? in
            guard let base = buffer.baseAddress else { return nil }
            return ScalarReading(at: base + offset, before: base + buffer.count)
          }
          let text = place.isWellFormed ? Array(bytes[offset..<offset + place.length]) : []
          let expected = String(decoding: text, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
          if read?.scalar != expected { return "at \(offset): \(read as Any)" }
          if read?.length != (place.isWellFormed ? place.length : 1) { return "length at \(offset): \(read as Any)" }
          offset += read?.length ?? bytes.count
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func aStepIsInASetOnce() {
    let set = StepSet(size: 3)
    #expect(set.insert(1))
    #expect(!set.insert(1))
    #expect(set.insert(2))
    set.removeAll()
    #expect(set.insert(1))
    #expect(set.insert(0))
    #expect(!set.insert(0))
  }
}
