#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The modes of a terminal while lines are edited.
package enum TerminalModes {
  /// Switches bracketed paste on: what is pasted comes between `ESC [ 200 ~` and `ESC [ 201 ~`.
  package static let greeting: StaticString = "\u{1B}[?2004h"
  /// Bracketed paste off, caret shown, plain letters.
  package static let farewell: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m"
  /// The same, on a line of its own with nothing below: where the process ends in the middle of a picture.
  package static let lastWords: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m\r\n\u{1B}[J"

  /// The modes in which every key comes at once and as it is: no echo, no lines, Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-V are keys,
  /// Enter is `CR`. Output stays as it was, so that messages of other programs still begin at the left.
  static func raw(_ modes: termios) -> termios {
    var modes = modes
    modes.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    modes.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    modes.c_cflag |= tcflag_t(CS8)
    // A read waits for one byte, and not for more.
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Sets the modes; false where there is no terminal any more.
  @discardableResult
  static func set(_ modes: termios, of descriptor: Int32, _ when: Int32) -> Bool {
    var modes = modes
    while tcsetattr(descriptor, when, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
