import Foundation
import _FilterTestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc)
  // Missing in the module map of the platform.
  private let setSessionFlag: Int32 = 0x80
#endif

/// Measures `filterq repl` in a terminal with all cards and names: the time from a key to its screen.
///
/// `swift run -c release filterq-benchmarks repl [PROGRAM]`
enum ReplBenchmarks {
  /// The queries that are typed key by key.
  private static let queries = [
    "t:creature (c:rg or id<=esper) -o:\"draw a card\" pow>=tou", "!\"lightning bolt\" set:lea", "ligtning bol",
    "t:goblin mv<=3",
    "o:\"destroy target creature\" c:b f:modern", "o:/\\bflash\\b/ (t:elf or t:goblin) r:rare",
    "c=wu t:angel order:power",
    "is:commander id:temur -is:reprint year>=2015", "kw:flying pow>=4 tou>=4 mv<5", "name:/^jace,/ t:planeswalker",
    "goblin guide",
    "a:\"rebecca guay\" t:land", "(t:instant or t:sorcery) o:\"counter target spell\" mv=2",
  ]

  static func run(_ arguments: [String]) throws {
    let program =
      arguments.first
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "filterq").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      print("skipped: there is no program \(program); build it with: swift build -c release --product filterq")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "filterq-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = [
      "XDG_DATA_HOME": folder.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    start(program, environment: environment)
    guard let cards = SharedCards.path else {
      print("skipped: the cards of ../shared/data are missing")
      return
    }
    let names = URL(filePath: cards).deletingLastPathComponent().appending(path: "catalogs/card-names.json").path
    try importing(program, file: names, environment: environment)
    guard let terminal = TerminalProgram(program, arguments: ["repl", "--cards", cards], environment: environment)
    else {
      print("skipped: no terminal is available")
      return
    }
    let clock = ContinuousClock()
    let start = clock.now
    _ = terminal.read(untilQuietFor: 5_000) { $0.contains("filterq>") }
    // Typing while the cards are read must not wait for them.
    report("while the cards are read", times: type(["t:elf c:g mv<=2", "goblin guide"], into: terminal, pause: 5))
    terminal.write("\u{3}")
    _ = terminal.read(untilQuietFor: 20_000) { $0.contains("cards.jsonl.gz: ") }
    print("cards there after \(start.duration(to: clock.now).milliseconds.rounded()) ms")
    _ = terminal.read(untilQuietFor: 500)
    report("one key at a time, all counts there before the next", times: type(queries, into: terminal, pause: 60))
    report("ten milliseconds from key to key", times: type(queries, into: terminal, pause: 10))
    report("as fast as the screen follows", times: type(queries, into: terminal, pause: 0))
  }

  /// The time from the start of the program to its prompt, with the sample cards.
  private static func start(_ program: String, environment: [String: String]) {
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<20 {
      let start = clock.now
      guard let terminal = TerminalProgram(program, arguments: ["repl"], environment: environment) else { return }
      if terminal.read(untilQuietFor: 5_000, or: { $0.contains("filterq>") }) {
        times.append(start.duration(to: clock.now).milliseconds)
      }
    }
    times.sort()
    if times.isEmpty { return print("start: no prompt came") }
    print(
      String(
        format: "start to prompt, sample cards: median %.1f ms, slowest %.1f ms (bar 100)", times[times.count / 2],
        times[times.count - 1]))
  }

  /// Types queries and returns the time of each key to the first screen that shows it; infinity for lost keys.
  private static func type(_ queries: [String], into terminal: TerminalProgram, pause: Int32) -> [Double] {
    let clock = ContinuousClock()
    var times: [Double] = []
    for query in queries {
      terminal.write("\u{15}")
      _ = terminal.read(untilQuietFor: max(20, pause))
      var typed = ""
      for letter in query {
        typed.append(letter)
        // A blank changes nothing visible; the next letter shows whether it arrived.
        if letter == " " {
          terminal.write(" ")
          if pause > 0 { _ = terminal.read(untilQuietFor: pause) }
          continue
        }
        terminal.forget()
        let start = clock.now
        terminal.write(String(letter))
        let isThere = terminal.read(untilQuietFor: 2_000) { $0.contains("filterq> " + typed) }
        times.append(isThere ? start.duration(to: clock.now).milliseconds : .infinity)
        if pause > 0 { _ = terminal.read(untilQuietFor: pause) }
      }
    }
    terminal.write("\u{15}")
    _ = terminal.read(untilQuietFor: 50)
    return times
  }

  private static func report(_ what: String, times: [Double]) {
    let times = times.sorted()
    guard !times.isEmpty else { return }
    let p99 = times[times.count * 99 / 100]
    print(
      String(
        format: "%@: %d keys, median %.2f ms, p99 %.2f ms (bar 8: %@), slowest %.2f ms", what, times.count,
        times[times.count / 2], p99, p99 <= 8 ? "met" : "MISSED", times[times.count - 1]))
  }

  private static func importing(_ program: String, file: String, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["catalogs", "import", file]
    process.environment = environment
    try process.run()
    process.waitUntilExit()
  }
}

/// A program that runs in a terminal.
final class TerminalProgram {
  private let terminal: PseudoTerminal
  private let process: pid_t
  /// The output since the last ``forget()``, without escape sequences.
  private(set) var text = ""
  private var isInSequence = false

  /// Starts a program in a terminal of 80 columns and 24 rows; `nil` if that fails.
  init?(_ program: String, arguments: [String], environment: [String: String]) {
    guard let terminal = PseudoTerminal() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens controls the session.
    posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, terminal.person)
    posix_spawn_file_actions_addclose(&actions, terminal.device)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(setSessionFlag))
    let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, &attributes, words, variables) == 0 else { return nil }
    self.terminal = terminal
    self.process = process
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  func write(_ keys: String) { terminal.type(Array(keys.utf8)) }

  /// Reads until nothing has come for some milliseconds, or the text meets a condition. Returns whether it does.
  @discardableResult
  func read(untilQuietFor milliseconds: Int32, or isComplete: (String) -> Bool = { _ in false }) -> Bool {
    while let bytes = terminal.read(timeout: milliseconds) {
      text += String(decoding: bytes.filter { !isOfSequence($0) }, as: UTF8.self)
      if isComplete(text) { return true }
    }
    return isComplete(text)
  }

  func forget() { text = "" }

  private func isOfSequence(_ byte: UInt8) -> Bool {
    if isInSequence {
      if byte >= 0x40, byte != UInt8(ascii: "[") { isInSequence = false }
      return true
    }
    isInSequence = byte == 0x1B
    return isInSequence
  }
}
