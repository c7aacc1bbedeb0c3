import FilterTestSupport

/// Texts with typing errors.
package enum DamagedText {
  /// A query with one to three random typos: characters dropped, doubled, swapped, inserted.
  package static func damaged(_ text: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let inserted = Array(":=<>!-(),;\"'/ abcort123{}".unicodeScalars)
    for _ in 0..<(1 + random.below(3)) where !scalars.isEmpty {
      let index = random.below(scalars.count)
      switch random.below(4) {
      case 0: scalars.remove(at: index)
      case 1: scalars.insert(scalars[index], at: index)
      case 2: scalars.swapAt(index, random.below(scalars.count))
      default: scalars.insert(inserted[random.below(inserted.count)], at: index)
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
