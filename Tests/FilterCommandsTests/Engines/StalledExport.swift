#if os(macOS) || os(Linux)
  import _FilterTestSupport
  import Foundation

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The program in the middle of an export: it has read more items than it writes at a time, and waits for the rest at a
  /// pipe.
  final class StalledExport {
    private let process = Process()
    /// The writing end of the pipe.
    private let input: CInt
    private let errors = Pipe()

    /// Starts the export of items with a name, after the arguments `items export`. Nil if it does not get that far.
    init?(in folder: TemporaryFolder, to target: [String]) throws {
      let vocabulary = try folder.file(
        "v.json", #"{"name":"x","nameField":"name","fields":[{"name":"name","kind":"text"}]}"#)
      let file = try folder.file("many.jsonl", String(repeating: "{\"name\":\"new\"}\n", count: 70_000))
      process.executableURL = URL(filePath: Program.path ?? "")
      let pipe = folder.path("rest.pipe")
      // A further export in the folder has a pipe of its own, which no other one keeps open.
      unlink(pipe)
      mkfifo(pipe, 0o600)
      input = open(pipe, O_RDWR | O_CLOEXEC)
      process.arguments = ["items", "export", "--vocabulary", vocabulary, file, pipe] + target
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      // The threads of tests block signals, and a process inherits that.
      var (none, before) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
      // One item alone, so that the pipe is empty as soon as the file before it was read to its end.
      var line = Array("{\"name\":\"last\"}\n".utf8)
      _ = write(input, &line, line.count)
      let isStalled = Pause.until {
        var count: CInt = 0
        return !process.isRunning || ioctl(input, UInt(FIONREAD), &count) == 0 && count == 0
      }
      if !isStalled || !process.isRunning { return nil }
    }

    /// Sends a signal until the program ends; returns whether that signal ended it.
    func end(by signal: CInt) -> Bool {
      let hasEnded = Pause.until {
        kill(process.processIdentifier, signal)
        return !process.isRunning
      }
      if !hasEnded { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
    }

    /// Ends the input; returns the status and the messages.
    func finish() throws -> (status: CInt, errors: String) {
      close(input)
      let data = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
  }
#endif
