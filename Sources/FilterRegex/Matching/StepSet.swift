/// Steps of a program that are active at one place, each once, in the order in which they were added.
///
/// A generation number makes emptying it cheap; it owns its memory, so that no check stands between a loop and a step.
final class StepSet {
  private let marks: UnsafeMutablePointer<UInt32>
  private let size: Int
  private var generation: UInt32 = 1

  /// A set for programs of `size` steps.
  init(size: Int) {
    self.size = size
    self.marks = .allocate(capacity: size)
    marks.initialize(repeating: 0, count: size)
  }

  deinit {
    marks.deallocate()
  }

  /// Forgets all steps.
  func removeAll() {
    generation &+= 1
    if generation == 0 {
      marks.update(repeating: 0, count: size)
      generation = 1
    }
  }

  /// Whether the step is new; it is a member from now on.
  @inline(__always)
  func insert(_ step: Int32) -> Bool {
    if marks[Int(step)] == generation { return false }
    marks[Int(step)] = generation
    return true
  }
}
