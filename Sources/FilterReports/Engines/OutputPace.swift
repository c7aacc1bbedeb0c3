/// When rows are shown that come from an engine: the first one at once, further ones some times in a second.
struct OutputPace {
  private var last: ContinuousClock.Instant?

  /// Whether rows are to be shown now. Asked after each row.
  var isTimeToShow: Bool {
    mutating get {
      let now = ContinuousClock.now
      if let last, last.duration(to: now) < .milliseconds(50) { return false }
      last = now
      return true
    }
  }
}
