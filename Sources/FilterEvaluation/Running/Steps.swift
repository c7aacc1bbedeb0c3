import FilterText

/// The steps of loops over columns, which the growth tests count. Not in release builds.
enum Steps {
  @inline(__always)
  static func add(_ count: @autoclosure () -> Int) {
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(count())
    #endif
  }
}
