/// Runs a scene on a stage with its own thread; returns the violations.
func scene(
  debounce: Duration = .milliseconds(30), minimumLength: Int = 0, patience: Int = .max, missing: [String] = [],
  _ play: @escaping @Sendable (SessionStage) -> Void
) async -> String? {
  await onOwnThread {
    let stage = SessionStage(
      debounce: debounce, minimumLength: minimumLength, patience: patience, missing: missing)
    play(stage)
    stage.finish()
    return stage.broken
  }
}
