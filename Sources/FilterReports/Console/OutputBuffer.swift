import DataFiles
import DataStreams
import Foundation

/// Collects bytes and writes them in large pieces.
///
/// The first failure is kept in ``failure``; everything after it is dropped, so a buffer whose sink fails does not
/// grow.
package struct OutputBuffer {
  private let sink: ([UInt8]) throws(OutputFailure) -> Void
  private var bytes: [UInt8] = []
  private let capacity: Int

  /// The first failure of the sink; final after ``flush()``.
  package private(set) var failure: OutputFailure?

  /// Calls `sink` when `capacity` bytes have gathered.
  package init(capacity: Int = 1 << 16, _ sink: @escaping ([UInt8]) throws(OutputFailure) -> Void) {
    self.capacity = capacity
    self.sink = sink
  }

  package mutating func write(_ text: String) {
    if failure != nil { return }
    bytes += text.utf8
    if bytes.count >= capacity { flush() }
  }

  package mutating func write(_ more: [UInt8]) {
    if failure != nil { return }
    bytes += more
    if bytes.count >= capacity { flush() }
  }

  /// Writes a text and a line feed.
  package mutating func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Passes the buffered bytes to the sink.
  package mutating func flush() {
    if bytes.isEmpty { return }
    if failure == nil {
      do throws(OutputFailure) { try sink(bytes) } catch { failure = error }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

extension Console {
  /// The console of this process. Standard input uses blocking reads, so a typed line arrives at once; output is
  /// buffered.
  package static func standard() -> Console {
    occupyClosedStreams()
    var console = Console(
      input: LineReader { InterruptSignal.waitForInput(of: 0) ? Descriptor.readSome(from: 0) : nil },
      output: OutputBuffer { bytes throws(OutputFailure) in try write(bytes, to: 1) },
      errors: OutputBuffer { bytes throws(OutputFailure) in try write(bytes, to: 2) },
      outputIsTerminal: isatty(1) == 1, inputIsTerminal: isatty(0) == 1, errorsIsTerminal: isatty(2) == 1,
      environment: ProcessInfo.processInfo.environment, interruption: .ofProcess)
    console.awaitInput = { hasInput(within: inputPatience) }
    console.inputIsData = isData(0)
    return console
  }

  /// Whether a stream is a pipe, a socket or a regular file, and no device.
  private static func isData(_ descriptor: CInt) -> Bool {
    var state = stat()
    return fstat(descriptor, &state) == 0 && state.st_mode & S_IFMT != S_IFCHR
  }

  /// The time limit in milliseconds for the first bytes of a producer that may not exist.
  private static let inputPatience: CInt = 5_000

  /// Whether standard input has bytes or ends within a time. If waiting is impossible, returns true.
  private static func hasInput(within milliseconds: CInt) -> Bool {
    var state = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    var count = poll(&state, 1, milliseconds)
    while count < 0, errno == EINTR { count = poll(&state, 1, milliseconds) }
    return count != 0
  }

  /// Opens `/dev/null` the wrong way round for each stream the caller closed (`>&-`): using the stream still fails, and
  /// no file that is opened later gets its number.
  private static func occupyClosedStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // `open` uses the lowest free number, which is that of the stream.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) {
    guard let error = Descriptor.writeAll(bytes, to: descriptor) else { return }
    throw error == EPIPE ? .readerLeft : .unwritable(String(cString: strerror(error)))
  }
}
