/// What a terminal has to say.
package enum TerminalEvent: Hashable, Sendable {
  /// What was typed or pasted: all there is by now, up to 64 KB; never empty.
  case bytes([UInt8])
  /// There may be other columns and rows.
  case resized
  /// The process was stopped from outside and goes on. Another program was on the screen meanwhile, and may have left it in another size: all is
  /// to be drawn from where the caret is.
  case continued
  /// ``TerminalDevice/wake()`` was called, once or many times.
  case woken
  /// Nothing of that happened in the time that was given.
  case timedOut
  /// Nothing will come any more: the terminal is gone.
  case ended
}
