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

/// A counterexample of a property, as ``checkProperty(_:cases:seed:generate:shrink:describe:law:)`` returns it.
public struct PropertyFailure: CustomStringConvertible, Sendable {
  /// The name of the property, the smallest counterexample, the reason, the original value, and how to run the case
  /// again.
  public let description: String
}

/// Checks a property with random values; returns `nil` if it holds for all of them.
///
/// Each case has its own generator, made from the seed and the number of the case, so that one case can be run alone:
/// the failure names the environment variables for that.
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
///   - generate: Returns a random value.
///   - shrink: Returns simpler values, the simplest first. At most 2,000 are tried.
///   - describe: Returns the text of a value for the failure.
///   - law: Returns `nil` if the property holds, else the reason why not.
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

/// The number of cases and the seed of a property; environment variables override those of the test.
public enum PropertyCases {
  /// The number in `FILTERQ_CASES`, else `number`.
  public static func count(default number: Int) -> Int {
    environment("FILTERQ_CASES").flatMap { Int($0) } ?? number
  }

  /// The number in `FILTERQ_CASES`, else `long` in the long tier (`FILTERQ_LONG=1`), else a tenth of it, but at least 20
  /// where `long` is no less.
  package static func count(long: Int) -> Int { count(long: long, plain: max(long / 10, min(long, 20))) }

  /// The number in `FILTERQ_CASES`, else `long` in the long tier, else `plain`.
  package static func count(long: Int, plain: Int) -> Int {
    count(default: environment("FILTERQ_LONG") == "1" ? long : plain)
  }

  /// The number in `FILTERQ_SEED`, else `seed`.
  public static func seed(default seed: UInt64) -> UInt64 {
    environment("FILTERQ_SEED").flatMap { UInt64($0) } ?? seed
  }

  /// The single case to run, from `FILTERQ_CASE`; `nil` if it is not set.
  public static var only: Int? {
    environment("FILTERQ_CASE").flatMap { Int($0) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Shorter arrays for a `shrink` function, the shortest first: without half of the elements, without a quarter, down to
/// without single ones.
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
