#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal without a screen, for tests and benchmarks of programs that draw on one: the test types and reads, the
/// program has the device.
package final class PseudoTerminal {
  package private(set) var person: Int32
  package private(set) var device: Int32
  package let path: String

  /// `nil` if the system has no terminal left.
  package init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    (person, path) = PseudoTerminal.open()
    guard person >= 0, !path.isEmpty else { return nil }
    #if canImport(Darwin)
      device = Darwin.open(path, O_RDWR | O_NOCTTY)
    #elseif canImport(Glibc)
      device = Glibc.open(path, O_RDWR | O_NOCTTY)
    #elseif canImport(Musl)
      device = Musl.open(path, O_RDWR | O_NOCTTY)
    #endif
    guard device >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  /// The descriptor to type into, and the path of the device. A macro hides these functions of Glibc from Swift.
  private static func open() -> (Int32, String) {
    #if canImport(Darwin)
      let person = posix_openpt(O_RDWR | O_NOCTTY)
      guard person >= 0, grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
        return (-1, "")
      }
      return (person, String(cString: name))
    #else
      typealias Number = @convention(c) (Int32) -> Int32
      typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
      guard let program = dlopen(nil, RTLD_NOW), let make = dlsym(program, "posix_openpt"),
        let grant = dlsym(program, "grantpt"), let unlock = dlsym(program, "unlockpt"),
        let find = dlsym(program, "ptsname")
      else { return (-1, "") }
      let person = unsafeBitCast(make, to: Number.self)(O_RDWR | O_NOCTTY)
      guard person >= 0, unsafeBitCast(grant, to: Number.self)(person) == 0,
        unsafeBitCast(unlock, to: Number.self)(person) == 0, let name = unsafeBitCast(find, to: Name.self)(person)
      else { return (-1, "") }
      return (person, String(cString: name))
    #endif
  }

  deinit {
    closePerson()
    close(device)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ bytes: [UInt8]) {
    _ = write(person, bytes, bytes.count)
  }

  package func closePerson() {
    if person >= 0 { close(person) }
    person = -1
  }

  /// The output of the program; waits up to two seconds for the first byte.
  package func seen() -> String {
    var bytes = read(timeout: 2_000) ?? []
    while let more = read(timeout: 0) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The next bytes that the program draws; `nil` if there are none for some milliseconds, or it has ended.
  package func read(timeout milliseconds: Int32) -> [UInt8]? {
    var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0, ready.revents & Int16(POLLIN) != 0 else { return nil }
    let size = 1 << 16
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      #if canImport(Darwin)
        count = max(0, Darwin.read(person, buffer.baseAddress, size))
      #elseif canImport(Glibc)
        count = max(0, Glibc.read(person, buffer.baseAddress, size))
      #elseif canImport(Musl)
        count = max(0, Musl.read(person, buffer.baseAddress, size))
      #endif
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// The modes that editing a line changes: input, output, control and local flags.
  package var modes: [UInt] {
    var modes = termios()
    _ = tcgetattr(device, &modes)
    return [UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_cflag), UInt(modes.c_lflag)]
  }

  package func has(local flag: Int32) -> Bool { modes[3] & UInt(bitPattern: Int(flag)) != 0 }
  package func has(input flag: Int32) -> Bool { modes[0] & UInt(bitPattern: Int(flag)) != 0 }
}
