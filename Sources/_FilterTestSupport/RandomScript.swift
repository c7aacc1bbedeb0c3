package import FilterTestSupport

/// Bytes that are much like a script: with queries, expectations in every state of repair, and damage.
package func randomScript(_ random: inout SeededGenerator) -> [UInt8] {
  let pieces = [
    "expect ", "expect", "  expect ", "expects ", "count > 3", "count 3..", "includes \"Emberling\"", "includes \"",
    "'",
    "excludes 'x', ", "same as ", "subset of ", "disjoint from ", "exactly 'x'", "in order ", "fix ", "explains ",
    "t:elf", "canonical ", "no diagnostics", "no ", "round-trip", "first \"Emberling\"",
    "diagnostic unknown-field", "refused", "# title", "foo:bar", "(c:g or", "o:/a(/", "\\",
  ]
  var bytes: [UInt8] = []
  for _ in 0..<random.below(24) {
    if random.chance(70) {
      bytes += Array((random.pick(pieces) ?? "").utf8)
    } else {
      bytes += randomBytes(&random, pieces: 4)
    }
    if random.chance(50) { bytes += Array("\n".utf8) }
    if random.chance(30) { bytes += Array(" ".utf8) }
  }
  return bytes
}
