import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One after the other: signals, and the one terminal that may be entered, are of the process.
@Suite(.serialized) struct TerminalDeviceTests {
  private func terminal() throws -> (PseudoTerminal, TerminalDevice) {
    let terminal = try #require(PseudoTerminal())
    return (terminal, try #require(TerminalDevice(input: terminal.device, output: terminal.device)))
  }

  private let soon = Duration.seconds(60)

  @Test func onlyATerminalIsOne() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let terminal = try #require(PseudoTerminal())
    #expect(TerminalDevice(input: ends[0], output: ends[1]) == nil)
    #expect(TerminalDevice(input: terminal.device, output: ends[1]) == nil)
    #expect(TerminalDevice(input: ends[0], output: terminal.device) == nil)
    #expect(TerminalDevice(input: 4_000, output: 4_000) == nil)
    for end in ends { close(end) }
  }

  @Test func entersAndLeaves() throws {
    let (terminal, device) = try terminal()
    let before = terminal.modes
    #expect(terminal.has(local: Int32(ICANON)) && terminal.has(local: Int32(ECHO)) && terminal.has(local: Int32(ISIG)))
    #expect(device.enter())
    #expect(device.enter())
    #expect(terminal.seen() == "\u{1B}[?2004h")
    for flag in [ICANON, ECHO, ISIG, IEXTEN] { #expect(!terminal.has(local: Int32(flag)), "\(flag)") }
    for flag in [ICRNL, IXON] { #expect(!terminal.has(input: Int32(flag)), "\(flag)") }
    device.leave()
    device.leave()
    #expect(terminal.seen() == "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m")
    #expect(terminal.modes == before)
    // Again.
    #expect(device.enter())
    #expect(terminal.modes != before)
    device.leave()
    #expect(terminal.modes == before)
  }

  @Test func isLeftWhenReleased() throws {
    let terminal = try #require(PseudoTerminal())
    let before = terminal.modes
    do {
      let device = try #require(TerminalDevice(input: terminal.device, output: terminal.device))
      #expect(device.enter())
      #expect(terminal.modes != before)
    }
    #expect(terminal.modes == before)
  }

  @Test func oneTerminalAtATime() throws {
    let (first, one) = try terminal()
    let (other, two) = try terminal()
    let before = other.modes
    let firstBefore = first.modes
    #expect(one.enter())
    #expect(!two.enter())
    #expect(other.modes == before && first.modes != firstBefore)
    two.leave()
    one.leave()
    #expect(two.enter())
    two.leave()
  }

  @Test func keysArriveUnprocessed() throws {
    let (terminal, device) = try terminal()
    device.enter()
    defer { device.leave() }
    let keys: [UInt8] = [
      0x03, 0x1A, 0x1C, 0x11, 0x13, 0x16, 0x04, 0x0D, 0x0A, 0x7F, 0x1B, 0x5B, 0x41, 0xC3, 0xA9, 0xFF, 0,
    ]
    terminal.type(keys)
    #expect(device.events(timeout: soon) == .bytes(keys))
    #expect(device.events(timeout: .zero) == .timedOut)
    #expect(device.events(timeout: .milliseconds(5)) == .timedOut)
  }

  /// A terminal delivers a few thousand bytes at a time; the available bytes are returned together.
  @Test func aLongPasteArrivesInFewPieces() throws {
    let (terminal, device) = try terminal()
    device.enter()
    defer { device.leave() }
    let paste = (0..<200_000).map { UInt8(0x20 + $0 % 0x5F) }
    let person = terminal.person
    let typing = Thread {
      var sent = 0
      while sent < paste.count {
        let count = paste.withUnsafeBytes {
          write(person, $0.baseAddress?.advanced(by: sent), min(5_000, paste.count - sent))
        }
        if count > 0 { sent += count }
      }
    }
    typing.start()
    var bytes: [UInt8] = []
    while bytes.count < paste.count {
      guard case .bytes(let part) = device.events(timeout: soon) else { break }
      #expect(!part.isEmpty && part.count <= 65_536)
      bytes += part
    }
    #expect(bytes == paste)
  }

  @Test func wakes() throws {
    let (terminal, device) = try terminal()
    // Many at once are one, also those of a moment without a waiter.
    for _ in 0..<200_000 { device.wake() }
    #expect(device.events(timeout: soon) == .woken)
    #expect(device.events(timeout: .zero) == .timedOut)
    let thread = Thread {
      usleep(20_000)
      device.wake()
    }
    thread.start()
    #expect(device.events() == .woken)
    // Keys before wakes, and none of them is lost.
    device.enter()
    defer { device.leave() }
    terminal.type([0x61])
    device.wake()
    #expect(device.events(timeout: soon) == .bytes([0x61]))
    #expect(device.events(timeout: soon) == .woken)
    #expect(device.events(timeout: .zero) == .timedOut)
  }

  @Test func sizes() throws {
    let (terminal, device) = try terminal()
    #expect(device.size == (80, 24))
    device.enter()
    defer { device.leave() }
    terminal.resize(columns: 120, rows: 40)
    // To the process and not to this thread: threads of a pool take no signals.
    kill(getpid(), SIGWINCH)
    #expect(device.events(timeout: soon) == .resized)
    #expect(device.size == (120, 40))
    terminal.type([0x61])
    #expect(device.events(timeout: soon) == .bytes([0x61]))
    #expect(device.events(timeout: .zero) == .timedOut)
    terminal.resize(columns: 0, rows: 0)
    #expect(device.size.columns > 0 && device.size.rows > 0)
  }

  /// The modes are restored after `kill -STOP` and a continue.
  @Test func restoresModesAfterAContinue() throws {
    let (terminal, device) = try terminal()
    let before = terminal.modes
    device.enter()
    let raw = terminal.modes
    _ = terminal.seen()
    var modes = termios()
    tcgetattr(terminal.device, &modes)
    modes.c_lflag |= tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(terminal.device, TCSANOW, &modes)
    #expect(terminal.modes != raw)
    kill(getpid(), SIGCONT)
    #expect(device.events(timeout: soon) == .continued)
    #expect(terminal.modes == raw)
    #expect(terminal.seen() == "\u{1B}[?2004h")
    #expect(device.events(timeout: .zero) == .timedOut)
    device.leave()
    #expect(terminal.modes == before)
  }

  @Test func endsWithTheTerminal() throws {
    let (terminal, device) = try terminal()
    device.enter()
    terminal.closePerson()
    #expect(device.events(timeout: soon) == .ended)
    #expect(device.events() == .ended)
    // Without a reader, nothing happens.
    device.write("a")
    device.write(String(repeating: "b", count: 100_000))
    device.leave()
  }

  @Test func writesAll() throws {
    let (terminal, device) = try terminal()
    device.enter()
    defer { device.leave() }
    let flags = fcntl(terminal.device, F_GETFL)
    // A non-blocking terminal with a slow reader: the rest is written later.
    _ = fcntl(terminal.device, F_SETFL, flags | O_NONBLOCK)
    let text = String(repeating: "é漢x", count: 20_000)
    let writing = Thread { device.write(text + "!") }
    writing.start()
    var seen: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while seen.last != UInt8(ascii: "!") {
      let count = read(terminal.person, &part, part.count)
      if count <= 0 { break }
      seen += part[..<count]
    }
    _ = fcntl(terminal.device, F_SETFL, flags)
    #expect(seen.elementsEqual(("\u{1B}[?2004h" + text + "!").utf8))
  }

  @Test func leavingRestoresSignalActions() throws {
    let (terminal, device) = try terminal()
    func action(_ signal: Int32) -> [UInt8] {
      var action = sigaction()
      sigaction(signal, nil, &action)
      return withUnsafeBytes(of: action) { Array($0.prefix(8)) }
    }
    let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGWINCH, SIGCONT, SIGTSTP]
      // `nohup` and background jobs ignore some from the start, and they stay ignored.
      .filter { action($0) != withUnsafeBytes(of: SIG_IGN, Array.init) }
    let before = signals.map(action)
    device.enter()
    #expect(zip(signals.map(action), before).allSatisfy { $0 != $1 })
    device.leave()
    #expect(signals.map(action) == before)
    #expect(terminal.seen() != "")
  }
}
