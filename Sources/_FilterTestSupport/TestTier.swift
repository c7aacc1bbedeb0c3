import Foundation
package import Testing

/// The two sizes of the tests: a plain `swift test` has those that find a broken law, `FILTERQ_LONG=1` all of them.
package enum TestTier {
  /// Whether the environment asks for the long tier: `FILTERQ_LONG=1`.
  package static let isLong = ProcessInfo.processInfo.environment["FILTERQ_LONG"] == "1"

  /// A number of rows, steps or texts: `long` in the long tier, else `plain`.
  package static func size(_ plain: Int, long: Int) -> Int { isLong ? long : plain }

  /// All elements in the long tier, else the first and every `step`-th after it.
  package static func some<Element>(of elements: [Element], every step: Int) -> [Element] {
    isLong ? elements : stride(from: 0, to: elements.count, by: step).map { elements[$0] }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test or suite in the plain tier: those of growth, mutation, soak and storm.
  package static var longTier: Self { .enabled(if: TestTier.isLong, "FILTERQ_LONG=1 runs the long tier") }
}
