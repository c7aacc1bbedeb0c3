/// Paces the output of rows from an engine: the first one at once, further ones several times per second.
struct OutputPace {
  private var last: ContinuousClock.Instant?

  /// Whether to show rows now. Called after each row.
  var isTimeToShow: Bool {
    mutating get {
      let now = ContinuousClock.now
      if let last, last.duration(to: now) < .milliseconds(50) { return false }
      last = now
      return true
    }
  }
}
