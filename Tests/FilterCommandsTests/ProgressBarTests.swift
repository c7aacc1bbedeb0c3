import FilterReports
import Testing

/// The bar of long work, with a clock of the test.
@Suite struct ProgressBarTests {
  /// The line after each update: the time in milliseconds, the phase, the part and the bytes.
  private func lines(
    columns: Int = 80, isShown: Bool = true, _ updates: [(Int, String, Double?, Int)]
  ) -> [String] {
    let collector = Collector()
    var time = Duration.zero
    let bar = ProgressBar(OutputBuffer { collector.take($0) }, isShown: isShown, columns: columns) { time }
    for (milliseconds, phase, fraction, bytes) in updates {
      time = .milliseconds(milliseconds)
      bar.update(phase, fraction, bytes: bytes)
    }
    bar.erase()
    return collector.pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func isDrawnAfterHalfASecond() {
    #expect(lines([(100, "reading", 0.2, 1_000), (499, "reading", 0.9, 5_000)]) == [])
    let drawn = lines([
      (0, "reading", 0, 0), (600, "reading", 0.25, 120_000_000), (650, "reading", 0.3, 1), (800, "indexing", nil, 0),
    ])
    #expect(
      drawn == [
        "\r\u{1B}[Kreading   25 %  ██████▌                     200 MB/s  2 s left", "\r\u{1B}[Kindexing …",
        "\r\u{1B}[K",
      ])
  }

  /// A bar that stays for several phases shows a short one after a long one at once.
  @Test func phases() {
    let drawn = lines(
      columns: 20,
      [
        (100, "reading", 0.2, 0), (700, "reading", 0.43, 0), (710, "indexing", nil, 0), (720, "writing", nil, 0),
        (730, "writing", 0.5, 0), (900, "writing", 1, 0),
      ])
    #expect(
      drawn.map { $0.dropFirst(4).prefix(14).trimmingPrefix(" ") } == [
        "reading   43 %", "indexing …", "writing …", "writing  100 %", "",
      ])
  }

  @Test func nothingIsWrittenElsewhere() {
    #expect(lines(isShown: false, [(900, "reading", 0.5, 10), (9_000, "reading", 1, 20)]) == [])
  }

  @Test func fitsTheTerminal() {
    let rows: [Int] = [80, 40, 30, 20, 12, 1]
    for columns in rows {
      for line in lines(columns: columns, [(5_000, "reading", 0.5, 4_000_000_000)]) {
        #expect(
          line.drop { $0 == "\r" || $0 == "\u{1B}" }.dropFirst(2).count < max(columns, 1) || columns == 1, "\(columns)")
      }
    }
  }
}
