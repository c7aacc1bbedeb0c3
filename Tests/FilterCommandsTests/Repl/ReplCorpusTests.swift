import FilterText
import FilterVocabulary
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Any text is answered.
@Suite struct ReplCorpusTests {
  private func check(_ texts: some Sequence<String>, _ session: inout AnsweredSession, columns: Int) {
    for text in texts {
      let answer = session.answer(text, columns: columns)
      for line in answer.lines {
        if line.text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
          Issue.record("a control character: \(text)")
        }
      }
    }
  }

  @Test func theCorpus() throws {
    var session = AnsweredSession(plain: true)
    session.answerer.options.rows = 3
    check(try OwnCorpus.valid() + OwnCorpus.damaged(), &session, columns: 80)
    session.answerer.options.reading.rule = .strict
    check(try OwnCorpus.damaged(), &session, columns: 40)
  }

  @Test(.needsShared(SharedFolder.queriesFile))
  func theSharedCorpus() throws {
    var session = AnsweredSession(plain: true)
    session.answerer.options.rows = 3
    // Every one in full is for a faster build.
    let queries = try SharedFolder.queries().enumerated().filter { $0.offset % 7 == 3 }.map { $0.element }
    #expect(queries.count > 100)
    check(queries, &session, columns: 80)
  }

  /// Commands with any argument, and no bytes make trouble.
  @Test func anyBytes() {
    let pieces = [
      "t:goblin", ":", ":ast", ":set", ":diff", ":why", "expect", "#", "(", "\"", "/", "\u{1B}[31m", "\n", "-", " ",
      "or",
      "c:rg", "👩‍👩‍👧", "é", "rows", "order:set", "unique:prints",
    ]
    let commands = ReplCommandList.entries.map { ":" + $0.name }
    let failure = checkProperty(
      "any input is answered", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 77),
      generate: { generator -> [[UInt8]] in
        (0..<3).map { _ in
          var bytes: [UInt8] = []
          if Int.random(in: 0..<3, using: &generator) == 0 {
            bytes += Array(commands.randomElement(using: &generator)!.utf8) + [0x20]
          }
          for _ in 0..<Int.random(in: 0...6, using: &generator) {
            if Int.random(in: 0..<4, using: &generator) == 0 {
              bytes.append(UInt8.random(in: 0...255, using: &generator))
            } else {
              bytes += Array(pieces.randomElement(using: &generator)!.utf8)
            }
          }
          return bytes
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0.map { String(decoding: $0, as: UTF8.self) })" },
      law: { inputs in
        var session = AnsweredSession(plain: true)
        session.answerer.options.rows = 2
        for (place, input) in inputs.enumerated() {
          let source = SourceText(bytes: input)
          let answer = session.answerer.answer(source, columns: place * 40)
          if answer.isError, answer.lines.isEmpty { return "an error without a message" }
          if case .nothing = ReplInput(source), answer != ReplAnswer() { return "an answer to nothing" }
          for line in answer.lines where line.text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
            return "a control character"
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
