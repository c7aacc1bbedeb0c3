#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// A terminal with a shell, run by tmux, whose screen can be read as text.
  final class Tmux {
    private let server: String
    private let folder: URL
    /// The time to wait for a screen, in seconds; long, because machines may be busy and nothing is retried.
    private static let patience = 60.0

    /// The path of tmux; nil if it is not installed.
    static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Opens a terminal with a shell, whose data directory is a new folder.
    init(columns: Int, rows: Int, environment: [String: String] = [:]) throws {
      server = "filterq-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
      folder = FileManager.default.temporaryDirectory.appending(path: server)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let settings = folder.appending(path: "tmux.conf")
      try """
      set -g status off
      set -g default-terminal screen-256color
      set -sg escape-time 0
      set -g history-limit 5000
      set -s set-clipboard on
      """.write(to: settings, atomically: true, encoding: .utf8)
      var variables = [
        "XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "PS1": "$ ", "LC_ALL": "C.UTF-8", "ENV": "",
      ]
      variables.merge(environment) { $1 }
      var arguments = ["-f", settings.path, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
      for (name, value) in variables.sorted(by: { $0.key < $1.key }) { arguments += ["-e", "\(name)=\(value)"] }
      start(arguments + ["/bin/sh"])
      try wait("the shell") { !$0.isEmpty }
      // Shells have different default prompts.
      try type("PS1='$ '; clear\n")
      try wait("a prompt") { $0 == "$" }
    }

    /// Ends the terminal and its processes.
    func end() {
      _ = try? run(["kill-server"])
      try? FileManager.default.removeItem(at: folder)
    }

    /// Types a text literally.
    func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

    /// Presses keys by their tmux names: `Enter`, `C-r`, `Down`.
    func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

    /// Pastes a text as a terminal does.
    func paste(_ text: String) throws {
      let file = folder.appending(path: "paste")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try run(["load-buffer", file.path])
      try run(["paste-buffer", "-p"])
    }

    func resize(columns: Int, rows: Int) throws { try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"]) }

    /// The visible screen without blank lines at its end.
    func screen() throws -> String { try Tmux.trimmed(run(["capture-pane", "-p"])) }

    /// The screen and all that was scrolled away.
    func everything() throws -> String { try Tmux.trimmed(run(["capture-pane", "-p", "-S", "-", "-J"])) }

    /// The screen with its colors.
    func coloredScreen() throws -> String { try Tmux.trimmed(run(["capture-pane", "-p", "-e"])) }

    /// The text that a program put on the clipboard.
    func clipboard() throws -> String { try run(["show-buffer"]) }

    /// The process of the shell.
    func shell() throws -> String {
      try run(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The position of the caret, from 0.
    func caret() throws -> (column: Int, row: Int) {
      let parts = try run(["display-message", "-p", "#{cursor_x} #{cursor_y}"]).split(separator: " ")
        .compactMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return (parts.first ?? -1, parts.last ?? -1)
    }

    /// Waits until the screen meets a condition and is stable, and returns it. Records an issue with the screen if it
    /// does not.
    @discardableResult
    func wait(
      _ what: String = "the screen", sourceLocation: SourceLocation = #_sourceLocation, _ isThere: (String) -> Bool
    ) throws -> String {
      let end = Date().addingTimeInterval(Tmux.patience)
      var last = ""
      while Date() < end {
        let now = try screen()
        if isThere(now), now == last { return now }
        last = now
        Thread.sleep(forTimeInterval: 0.02)
      }
      Issue.record("\(what) did not come; instead:\n\(last)", sourceLocation: sourceLocation)
      return last
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: Tmux.path ?? "/usr/bin/tmux")
      process.arguments = ["-u", "-L", server] + arguments
      process.environment = ["PATH": "/usr/bin:/bin:/usr/local/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    /// Starts the server, which outlives the call. `Process` is not used: it waits until all that it passed on is
    /// closed. Signals blocked on this thread are unblocked in the server, or it and its shells could not be ended.
    private func start(_ arguments: [String]) {
      let words: [UnsafeMutablePointer<CChar>?] = (["tmux", "-u", "-L", server] + arguments).map { strdup($0) } + [nil]
      let settings = ["PATH=/usr/bin:/bin:/usr/local/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color"]
      let variables: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
      defer { for pointer in words + variables { free(pointer) } }
      #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
      #else
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      var process = pid_t()
      guard posix_spawn(&process, Tmux.path ?? "", nil, &attributes, words, variables) == 0 else { return }
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }

    private static func trimmed(_ text: String) -> String {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        var line = String(line)
        while line.last == " " { line.removeLast() }
        return line
      }
      while lines.last?.isEmpty ?? false { lines.removeLast() }
      return lines.joined(separator: "\n")
    }
  }
#endif
