/// An event of a ``TerminalDevice``.
package enum TerminalEvent: Hashable, Sendable {
  /// Typed or pasted bytes: all that are available, up to 64 KB; never empty.
  case bytes([UInt8])
  /// The size of the terminal may have changed.
  case resized
  /// The process was stopped from outside and continues. Another program may have changed the screen and its size
  /// meanwhile: redraw everything from the caret.
  case continued
  /// ``TerminalDevice/wake()`` was called, once or several times.
  case woken
  /// The timeout expired without another event.
  case timedOut
  /// The end of the input: the terminal is gone.
  case ended
}
