import FilterReports
import Testing
import _FilterTestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalDeviceTests {
  /// SIGINT as a request. It changes the action of a signal: not beside the tests of a terminal.
  @Suite(.serialized) struct InterruptionTests {
    private static func action() -> [UInt8] {
      var action = sigaction()
      sigaction(SIGINT, nil, &action)
      return withUnsafeBytes(of: action) { Array($0.prefix(8)) }
    }

    /// Calls `body` with the default action, which test runners may have changed.
    private func withDefaultAction(_ body: () throws -> Void) rethrows {
      let before = signal(SIGINT, SIG_DFL)
      defer { signal(SIGINT, before) }
      try body()
    }

    @Test func theFirstSignalIsARequest() {
      withDefaultAction {
        let before = Self.action()
        Interruption.ofProcess.watched {
          #expect(Self.action() != before)
          #expect(!Interruption.ofProcess.isRequested())
          kill(getpid(), SIGINT)
          while !Interruption.ofProcess.isRequested() { Interruption.ofProcess.wait() }
          // The second one ends the process.
          #expect(Self.action() == before)
          #expect(!InterruptSignal.waitForInput(of: 0))
        }
        #expect(Self.action() == before)
        // An earlier request is forgotten.
        Interruption.ofProcess.watched { #expect(!Interruption.ofProcess.isRequested()) }
      }
    }

    @Test func inputEndsWaiting() {
      withDefaultAction {
        Interruption.ofProcess.watched {
          var ends: [Int32] = [-1, -1]
          #expect(pipe(&ends) == 0)
          var byte: UInt8 = 7
          #expect(write(ends[1], &byte, 1) == 1)
          #expect(InterruptSignal.waitForInput(of: ends[0]))
          #expect(read(ends[0], &byte, 1) == 1)
          close(ends[1])
          #expect(InterruptSignal.waitForInput(of: ends[0]))
          close(ends[0])
        }
      }
    }

    @Test func aSignalThatIsIgnoredStaysIgnored() {
      let before = signal(SIGINT, SIG_IGN)
      defer { signal(SIGINT, before) }
      let ignored = Self.action()
      Interruption.ofProcess.watched { #expect(Self.action() == ignored) }
      #expect(Self.action() == ignored)
    }
  }
}
