import Foundation
import Testing

@testable import FilterEngines

@Suite(.serialized) struct ClientProcessTests {
  /// All output of a program with some input, until it ends; nil if that takes 20 seconds.
  private static func output(_ words: [String], input text: String = "") async -> (lines: [String], errors: String)? {
    await onThread {
      do throws(EngineError) {
        let wake = try WakePipe()
        let process = try ClientProcess(words)
        process.write(Array(text.utf8))
        var lines: [String] = []
        let deadline = Deadline(after: .seconds(20))
        while !deadline.isOver {
          switch process.wait(wake, milliseconds: deadline.milliseconds) {
          case .lines(let more): lines += more.map { String(decoding: $0, as: UTF8.self) }
          case .end, .overflow: return (lines, process.takeErrors())
          case .nothing: break
          }
        }
        return nil
      } catch { return ([error.message], "") }
    }
  }

  @Test func linesArriveWhole() async throws {
    // More than a pipe holds, both ways at once.
    let lines = (0..<20_000).map { "\($0) \(String(repeating: "x", count: $0 % 90))" }
    let result = await Self.output(["head", "-n", "20000"], input: lines.joined(separator: "\n") + "\n")
    #expect(result?.lines == lines)
    let long = String(repeating: "é", count: 500_000)
    #expect(await Self.output(["head", "-n", "1"], input: long + "\n")?.lines == [long])
    #expect(await Self.output(["printf", "a\\n\\nb"])?.lines == ["a", ""])
  }

  @Test func noShellReadsTheWords() async {
    let words = ["$HOME", "`id`", "*", "; id", "a b", "'", "\\"]
    #expect(await Self.output(["printf", "%s\\n"] + words)?.lines == words)
  }

  /// Of standard error the beginning is kept, however much there is.
  @Test func errorsAreKeptInPart() async throws {
    let result = await Self.output(["sh", "-c", "echo first >&2; yes | head -c 3000000 >&2; echo done"])
    #expect(result?.lines == ["done"])
    #expect(result?.errors.hasPrefix("first\ny\ny\n") == true)
    #expect(result?.errors.utf8.count == ClientProcess.maximumErrors)
  }

  /// A reader that is gone ends nothing but itself: no signal reaches this process.
  @Test func writingToAnEndedProgramIsHarmless() async {
    let text = String(repeating: "line\n", count: 200_000)
    #expect(await Self.output(["sh", "-c", "exec <&-; echo left; sleep 0.2"], input: text)?.lines == ["left"])
    #expect(await Self.output(["true"], input: text)?.lines == [])
  }

  /// Signals that this process ignores, as a program of a terminal may, end the client all the same.
  @Test func signalsHaveTheirDefaultActions() async {
    let script = "trap 'echo trapped' INT; kill -INT $$; trap - TERM; kill -TERM $$; echo alive"
    #expect(await Self.output(["sh", "-c", script])?.lines == ["trapped"])
  }

  @Test func programsThatDoNotExistAreAnError() async {
    let lines = await Self.output(["/no/such/program"])?.lines
    #expect(lines == ["cannot start '/no/such/program': No such file or directory"])
  }
}
