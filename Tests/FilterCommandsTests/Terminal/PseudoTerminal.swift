#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal without a screen: this end is the person.
final class PseudoTerminal {
  private(set) var person: Int32
  private(set) var device: Int32
  let path: String

  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
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

  /// The end of a person, and the path of the other. Glibc hides these functions from Swift behind a macro; they are there.
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

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  func type(_ bytes: [UInt8]) {
    _ = write(person, bytes, bytes.count)
  }

  func closePerson() {
    if person >= 0 { close(person) }
    person = -1
  }

  /// What was written to the terminal; waits a moment for the first of it.
  func seen() -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, bytes.isEmpty ? 2_000 : 0) > 0, ready.revents & Int16(POLLIN) != 0 {
      let count = read(person, &part, part.count)
      if count <= 0 { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What there is of the modes that editing a line changes.
  var modes: [UInt] {
    var modes = termios()
    _ = tcgetattr(device, &modes)
    return [UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_cflag), UInt(modes.c_lflag)]
  }

  func has(local flag: Int32) -> Bool { modes[3] & UInt(bitPattern: Int(flag)) != 0 }
  func has(input flag: Int32) -> Bool { modes[0] & UInt(bitPattern: Int(flag)) != 0 }
}
