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

#if compiler(>=6.2) && (os(macOS) || os(Linux))
  extension TerminalDeviceTests {
    /// A process that dies of something leaves the terminal as it was.
    @Suite(.serialized) struct EndTests {
      /// The file with the path of the terminal: exit tests cannot pass arguments to the child process.
      private static func note(_ process: Int32) -> String {
        FileManager.default.temporaryDirectory.appending(path: "filterq-terminal-\(process)").path
      }

      /// In the child: enters the terminal of the test.
      private static func enterTerminal() -> TerminalDevice {
        let path = (try? String(contentsOfFile: note(getppid()), encoding: .utf8)) ?? ""
        let descriptor = open(path, O_RDWR | O_NOCTTY)
        guard let device = TerminalDevice(input: descriptor, output: descriptor), device.enter() else {
          fatalError("no terminal at '\(path)'")
        }
        return device
      }

      /// In the child: does something that should be the end.
      private static func end(_ device: TerminalDevice, _ action: () -> Void) {
        action()
        device.leave()
      }

      private static func diesNow(of signal: Int32, _ device: TerminalDevice) {
        kill(getpid(), signal)
        _ = device.events(timeout: .seconds(60))
        device.leave()
      }

      /// The modes before the child process and after it, and its output.
      private func dies(_ body: () async -> Void) async throws {
        let terminal = try #require(PseudoTerminal())
        let path = Self.note(getpid())
        try terminal.path.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let before = terminal.modes
        await body()
        let seen = terminal.seen().filter { $0 != "\r" }.replacing("\r\n", with: "\n")
        #expect(seen == "\u{1B}[?2004h\u{1B}[?2004l\u{1B}[?25h\u{1B}[m\n\u{1B}[J")
        #expect(terminal.modes == before)
      }

      @Test func ofSignals() async throws {
        try await dies {
          await #expect(processExitsWith: .signal(SIGTERM)) {
            let device = Self.enterTerminal()
            Self.diesNow(of: SIGTERM, device)
          }
        }
        try await dies {
          await #expect(processExitsWith: .signal(SIGHUP)) {
            let device = Self.enterTerminal()
            Self.diesNow(of: SIGHUP, device)
          }
        }
        try await dies {
          await #expect(processExitsWith: .signal(SIGINT)) {
            let device = Self.enterTerminal()
            Self.diesNow(of: SIGINT, device)
          }
        }
      }

      @Test func ofCrashes() async throws {
        try await dies {
          await #expect(processExitsWith: .failure) {
            let device = Self.enterTerminal()
            Self.end(device) { print([][CommandLine.arguments.count] as Int) }
          }
        }
        try await dies {
          await #expect(processExitsWith: .signal(SIGABRT)) {
            let device = Self.enterTerminal()
            Self.end(device) { abort() }
          }
        }
        try await dies {
          await #expect(processExitsWith: .signal(SIGSEGV)) {
            let device = Self.enterTerminal()
            Self.end(device) { UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1 }
          }
        }
      }

      /// A handler needs a separate stack after a stack overflow.
      @Test func ofTooDeepARecursion() async throws {
        try await dies {
          await #expect(processExitsWith: .signal(SIGSEGV)) {
            let device = Self.enterTerminal()
            Self.end(device) { _ = Self.depth(below: 1 << 40) }
          }
        }
      }

      private static func depth(below limit: Int) -> Int {
        limit == 0 ? 0 : 1 &+ depth(below: limit - 1) &* (limit & 1 == 0 ? 1 : 2)
      }

      @Test func ofExit() async throws {
        try await dies {
          await #expect(processExitsWith: .exitCode(3)) {
            let device = Self.enterTerminal()
            Self.end(device) { exit(3) }
          }
        }
      }
    }
  }
#endif
