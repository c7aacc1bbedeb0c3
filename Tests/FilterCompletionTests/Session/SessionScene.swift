/// Plays a scene on a stage of its own thread; answers what it broke.
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
