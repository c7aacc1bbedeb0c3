#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// A value that breaks a law.
public struct PropertyFailure: CustomStringConvertible, Sendable {
  /// The name of the law, the smallest value found and the one it was shrunk from, the reason, and how to see it again.
  public let description: String
}

/// Tries a law on many random values; answers nil where it holds for all.
///
/// Each case has a generator of its own, made from the seed and the number of the case, so one case can be run alone: the
/// failure names the environment variables that do it.
///
/// ```swift
/// let failure = checkProperty(
///   "tokens cover the text", cases: PropertyCases.count(default: 2_000), seed: PropertyCases.seed(default: 1),
///   generate: { randomBytes(&$0) }, shrink: { shorterArrays($0) }, describe: { "\($0)" },
///   law: { isCovered($0) ? nil : "a gap" })
/// #expect(failure == nil)
/// ```
///
/// - Parameters:
///   - generate: Makes a value.
///   - shrink: Simpler values than the given one, the simplest first. They must get simpler at each step.
///   - describe: Shows a value in the failure.
///   - law: Answers nil where the law holds, else the reason why not.
public func checkProperty<Value>(
  _ name: String, cases: Int, seed: UInt64,
  generate: (inout SeededGenerator) -> Value,
  shrink: (Value) -> [Value],
  describe: (Value) -> String,
  law: (Value) -> String?
) -> PropertyFailure? {
  let indices = PropertyCases.only.map { $0...$0 } ?? 0...max(cases - 1, 0)
  for index in indices where cases > 0 {
    var generator = SeededGenerator(seed: seed, case: index)
    let original = generate(&generator)
    guard var reason = law(original) else { continue }
    var value = original
    var trials = 2_000
    var progress = true
    while progress {
      progress = false
      for candidate in shrink(value) {
        trials -= 1
        if trials < 0 { break }
        guard let broken = law(candidate) else { continue }
        value = candidate
        reason = broken
        progress = true
        break
      }
    }
    return PropertyFailure(
      description: """
        Law broken: \(name)
          value: \(describe(value))
          reason: \(reason)
          shrunk from: \(describe(original))
          again with: FILTERQ_SEED=\(seed) FILTERQ_CASE=\(index)
        """)
  }
  return nil
}

/// How many cases a property tries, and from which seed: what a test asks for, unless the environment says otherwise.
public enum PropertyCases {
  /// The value of `FILTERQ_CASES`, else `number`.
  public static func count(default number: Int) -> Int {
    environment("FILTERQ_CASES").flatMap { Int($0) } ?? number
  }

  /// The value of `FILTERQ_SEED`, else `seed`.
  public static func seed(default seed: UInt64) -> UInt64 {
    environment("FILTERQ_SEED").flatMap { UInt64($0) } ?? seed
  }

  /// The value of `FILTERQ_CASE`: the one case that is run, where it is set.
  public static var only: Int? {
    environment("FILTERQ_CASE").flatMap { Int($0) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Shorter arrays than the given one, the shortest first: what most `shrink` functions are made of. Runs of elements are
/// left out, first half of them, then a quarter, down to single ones.
public func shorterArrays<Element>(_ array: [Element]) -> [[Element]] {
  var shorter: [[Element]] = []
  var length = array.count
  while length > 0 {
    for start in stride(from: 0, to: array.count, by: length) {
      shorter.append(Array(array[..<start] + array[min(start + length, array.count)...]))
    }
    length /= 2
  }
  return shorter
}
