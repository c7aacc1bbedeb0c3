import Foundation
import Testing
import _FilterTestSupport

/// `filterq completions`: the scripts of three shells, and the completions of bash where it is installed.
@Suite struct CompletionsCommandTests {
  private static let shells = ["bash", "zsh", "fish"]

  @Test(arguments: shells)
  func everySubcommandOccurs(_ shell: String) {
    let script = run("completions", shell)
    #expect(script.status == 0 && script.errors == "")
    let words = Set(script.output.split { !$0.isLetter })
    for command in HelpTests.subcommands { #expect(words.contains(Substring(command)), "\(command)") }
    #expect(run("help", "completions").output.contains("filterq completions \(shell) > "))
  }

  @Test func anUnknownShell() {
    let result = run("completions", "sh")
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors.split(separator: "\n").first
        == "Error: The value 'sh' is invalid for '<shell>'. Please provide one of 'bash', 'zsh' or 'fish'.")
    #expect(run("completions").status == 2)
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: Bash.path != nil, "bash is not installed"))
    func bashReadsItsScript() throws {
      try withTemporaryFolder { folder in
        let script = try folder.file("filterq.bash", run("completions", "bash").output)
        #expect(try Bash.run("bash -n \"$1\"", [script]) == RunResult(printing: ""))
      }
    }

    /// The completions of a Tab after some words. `@` is a folder with the files `orders.csv` and `orders.json`.
    @Test(
      .enabled(if: Bash.path != nil, "bash is not installed"),
      arguments: [
        (["sea"], ["search"]), (["com"], ["compare", "complete", "completions"]), (["cards", "pre"], ["prepare"]),
        (["completions", "z"], ["zsh"]), (["search", "--off"], ["--offset"]), (["format", "--style", "ti"], ["tidy"]),
        (["search", "--format", "js"], ["jsonl", "json"]),
        (["search", "--items", "@/ord"], ["@/orders.csv", "@/orders.json"]),
        (["search", "total>1", "@/orders.c"], ["@/orders.csv"]),
        (["search", "--cards", "@/orders.j"], ["@/orders.json"]),
        (["repl", "--vocabulary", "@/orders.j"], ["@/orders.json"]), (["test", "@/orders.c"], ["@/orders.csv"]),
        (["search", "--queries", "@/orders.c"], ["@/orders.csv"]),
        (["vocabulary", "infer", "@/orders.c"], ["@/orders.csv"]),
        (["items", "prepare", "-o", "@/orders.c"], ["@/orders.csv"]),
        (["complete", "--catalogs", "@/orders.c"], ["@/orders.csv"]),
      ])
    func bashCompletes(_ typed: [String], _ expected: [String]) throws {
      try withTemporaryFolder { folder in
        for name in ["orders.csv", "orders.json"] { _ = try folder.file(name, "a\n1\n") }
        let script = try folder.file("script", run("completions", "bash").output)
        let words = (["filterq"] + typed).map { $0.replacing("@", with: folder.url.path) }
        let result = try Bash.run(
          """
          source "$1"; shift
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
          function=$(complete -p filterq); function=${function#*-F }; function=${function%% *}
          "$function" filterq "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
          printf '%s\\n' "${COMPREPLY[@]}"
          """, [script] + words)
        #expect(result.errors == "")
        #expect(Set(result.lines) == Set(expected.map { $0.replacing("@", with: folder.url.path) }), "\(result)")
      }
    }

    /// The queries of a Tab in the quote of a query, by the program itself; the list stands after the cursor.
    @Test(.enabled(if: Bash.path != nil && Program.path != nil, "bash or the program is not there"))
    func bashCompletesQueries() throws {
      try withTemporaryFolder { folder in
        let file = try folder.file("app.csv", "level\ninfo\nerror\ninfo\nerror\ninfo\nerror\n")
        let script = try folder.file("script", run("completions", "bash").output)
        let result = try Bash.run(
          """
          source "$1"
          COMP_LINE="filterq search 'level:er' $3"; COMP_POINT=24; COMP_WORDS=(filterq search "'level:er'" "$3"); COMP_CWORD=2
          function=$(complete -p filterq); function=${function#*-F }; function=${function%% *}
          "$function" "$2" level:er search
          printf '%s\\n' "${COMPREPLY[@]}"
          """, [script, Program.path ?? "", file])
        #expect(result.errors == "" && result.lines.first == "level:error", "\(result)")
      }
    }
  #endif
}

#if os(macOS) || os(Linux)
  private enum Bash {
    static let path = ["/bin/bash", "/usr/bin/bash", "/usr/local/bin/bash"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs a text; `$1` and so on are the arguments.
    static func run(_ text: String, _ arguments: [String]) throws -> RunResult {
      try RunResult(of: path ?? "", ["--noprofile", "--norc", "-c", text, "bash"] + arguments)
    }
  }
#endif
