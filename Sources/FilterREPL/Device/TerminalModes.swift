#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The modes of a terminal during line editing.
package enum TerminalModes {
  /// Enables bracketed paste: pasted text arrives between `ESC [ 200 ~` and `ESC [ 201 ~`.
  package static let greeting: StaticString = "\u{1B}[?2004h"
  /// Disables bracketed paste, shows the caret and resets the text style.
  package static let farewell: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m"
  /// The same, then starts a new line and clears below it: for a process that ends while a picture is shown.
  package static let lastWords: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m\r\n\u{1B}[J"

  /// The modes in which each key arrives immediately and unchanged: no echo, no line editing; Ctrl-C, Ctrl-Z, Ctrl-S
  /// and Ctrl-V are keys, Enter is `CR`. Output modes are unchanged, so that messages of other programs still start in
  /// the first column.
  static func raw(_ modes: termios) -> termios {
    var modes = modes
    modes.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    modes.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    modes.c_cflag |= tcflag_t(CS8)
    // A read returns as soon as there is one byte.
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Sets the modes; false if the terminal is gone.
  @discardableResult
  static func set(_ modes: termios, of descriptor: Int32, _ when: Int32) -> Bool {
    var modes = modes
    while tcsetattr(descriptor, when, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
