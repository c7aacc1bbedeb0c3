package import DataStreams
import FilterText
import TerminalUI

/// The progress of long work on the error output of a terminal: a line with the phase, the part that is done, the rate
/// and the time left. Shown after half a second and erased at the end; nothing is written elsewhere than on a terminal.
///
/// ```text
/// reading  43 %  ██████████▊               212 MB/s  3 s left
/// ```
package final class ProgressBar {
  private var output: OutputBuffer
  private let isShown: Bool
  private let columns: Int
  private let now: () -> Duration
  private var start: Duration
  /// The phase, when it began, and how much was read before it.
  private var phase: (name: String, start: Duration)?
  private var lastDrawing: Duration?

  /// Shorter work shows no bar.
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)
  private static let maximumBarWidth = 26

  /// A bar for work that begins now.
  package convenience init(on console: inout Console) {
    console.errors.flush()
    let clock = ContinuousClock()
    let start = clock.now
    self.init(console.errors, isShown: console.errorsIsTerminal, columns: console.width) { clock.now - start }
  }

  /// A bar with a clock of the caller.
  package init(_ output: OutputBuffer, isShown: Bool, columns: Int, now: @escaping () -> Duration) {
    self.output = output
    self.isShown = isShown
    self.columns = columns
    self.now = now
    start = now()
  }

  /// Reports that a part of a phase is done, from 0 to 1, or nil if that is not known. `bytes` is how much of a file
  /// has been read.
  package func update(_ name: String, _ fraction: Double?, bytes: Int = 0) {
    if !isShown { return }
    let time = now()
    if phase?.name != name {
      phase = (name, time)
      // A new phase is shown at once.
      if lastDrawing != nil { lastDrawing = time - Self.interval }
    }
    guard time - start >= Self.delay, time - (lastDrawing ?? .zero - Self.interval) >= Self.interval else { return }
    lastDrawing = time
    draw(name, fraction, bytes: bytes, after: time - (phase?.start ?? start))
  }

  /// Reports how much of a file has been read.
  package func update(_ name: String, _ progress: FileProgress) {
    update(name, progress.fraction, bytes: progress.bytesRead)
  }

  /// Removes the bar. It is drawn again by the next update.
  package func erase() {
    guard lastDrawing != nil else { return }
    lastDrawing = nil
    output.write("\r\u{1B}[K")
    output.flush()
  }

  private func draw(_ name: String, _ fraction: Double?, bytes: Int, after duration: Duration) {
    let seconds = duration / .seconds(1)
    var line = name
    if let fraction {
      line += "  \(Int(fraction * 100)) %".leftPadded(to: 7)
      var tail = ""
      if bytes > 0, seconds > 0.1 { tail += "  \(Self.rate(Double(bytes) / seconds))" }
      if fraction > 0.01, fraction < 1 { tail += "  \(Self.time(seconds * (1 - fraction) / fraction)) left" }
      let room = columns - 1 - line.count - 2 - tail.count
      let width = min(Self.maximumBarWidth, room)
      if width >= 8 { line += "  " + Self.bar(fraction, width: width) }
      if line.count + tail.count < columns { line += tail }
    } else {
      line += " …"
    }
    output.write("\r\u{1B}[K" + String(line.prefix(max(0, columns - 1))))
    output.flush()
  }

  /// Blocks in eighths of a column.
  private static func bar(_ fraction: Double, width: Int) -> String {
    let eighths = Int((fraction * Double(width * 8)).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    return bar + String(repeating: " ", count: max(0, width - bar.count))
  }

  private static func rate(_ bytes: Double) -> String {
    bytes >= 1e7 ? "\(Int(bytes / 1e6)) MB/s" : "\(max(1, Int(bytes / 1e3))) KB/s"
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = max(1, Int(min(seconds, 359_999).rounded(.up)))
    return seconds < 60 ? "\(seconds) s" : seconds < 3_600 ? "\(seconds / 60) min" : "\(seconds / 3_600) h"
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
