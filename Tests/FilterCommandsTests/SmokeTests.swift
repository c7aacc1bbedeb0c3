#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The real program, once: its streams, its exit status, and pipes that end early.
  @Suite(.enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
  struct SmokeTests {
    @Test func linesThroughAPipe() throws {
      let result = try Program.run("parse", "--json", input: "t:elf\n-(a or b)")
      #expect(result == run("parse", "--json", "t:elf", "-(a or b)"))
      #expect(result.lines.count == 2)
    }

    @Test func exitStatus() throws {
      #expect(try Program.run("check", input: "t:elf\n").status == 0)
      #expect(try Program.run("check", input: "t:elf or\n").status == 1)
      #expect(try Program.run("check", "--lines", "file").status == 2)
      #expect(try Program.run("format", input: "(a)  or\n") == run("format", input: "(a)  or\n"))
    }

    @Test func resultsAndMessagesUseSeparateStreams() throws {
      let result = try Program.run("check", "/there/is/no/file")
      #expect(result.output == "")
      #expect(result.errors == "filterq: there is no file '/there/is/no/file'\n")
      #expect(try Program.run("--version") == RunResult(printing: "filterq 0.1.0\n"))
    }

    /// A pipe is not a terminal: no colors, no prompt.
    @Test func theReplAnswersAPipe() throws {
      #expect(try Program.run("repl", input: ":print T:elf\n") == RunResult(printing: "t:elf\n"))
    }

    /// The file that `filterq check <(…)` of the shell passes.
    @Test func aFileMayBeAPipe() throws {
      let result = try Program.run("check", "/dev/stdin", input: "t:\n")
      #expect(result.output.hasPrefix("/dev/stdin:1:3: error: "))
      #expect(result.status == 1)
    }

    /// The whole life cycle of a language server: nothing but its messages is on standard output.
    @Test func aLanguageServerOnPipes() throws {
      func message(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
      let document = #"{"uri":"file:///a.filterq","languageId":"filterquery","version":1,"text":"t:elf f:modren"}"#
      let input = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
      ].map(message).joined()
      let exit = message(#"{"jsonrpc":"2.0","method":"exit"}"#)
      let result = try Program.run("lsp", input: input + exit)
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(result.output.hasPrefix("Content-Length: "))
      #expect(result.output.contains(#""serverInfo":{"name":"filterq""#))
      #expect(result.output.contains(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
      #expect(result.output.contains(#""code":"unknown-value""#))
      // An end without a goodbye is answered too, with the other status.
      #expect(try Program.run("lsp", input: input.replacing("shutdown", with: "unknown")).status == 1)
    }

    /// `filterq … | head`: the reader stops, and the program ends without a message.
    @Test func toleratesAClosedReader() throws {
      let result = try Program.run("parse", input: String(repeating: "t:elf\n", count: 5_000), readerLeaves: true)
      #expect(result.errors == "")
    }
  }

  /// The program as a process.
  enum Program {
    /// Products lie in one folder: the tests are a program (Linux) or a bundle (macOS) in it.
    static let path: String? = {
      let bundles = Bundle.allBundles.map { $0.bundleURL }.filter { $0.pathExtension == "xctest" }
      let places = bundles + [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL.appending(path: "_")]
      return places.map { $0.deletingLastPathComponent().appending(path: "filterq").path }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Runs it to its end. The input must fit into a pipe (64 KiB): it is written before the process starts, while this
    /// process still holds the reading end, so that a program that reads nothing cannot end the tests with a SIGPIPE.
    static func run(_ arguments: String..., input: String = "", readerLeaves: Bool = false) throws -> RunResult {
      let process = Process()
      let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
      process.executableURL = URL(filePath: path ?? "")
      process.arguments = arguments
      process.standardInput = standardInput
      process.standardOutput = output
      process.standardError = errors
      try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
      try process.run()
      if readerLeaves { try output.fileHandleForReading.close() }
      // A few lines fit into the pipe of standard error, so both can be read in turn.
      let outputData = readerLeaves ? Data() : try output.fileHandleForReading.readToEnd() ?? Data()
      let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return RunResult(
        status: process.terminationStatus, output: Array(outputData), errors: String(decoding: errorData, as: UTF8.self)
      )
    }
  }
#endif
