/// Names made of syllables, with words as unevenly frequent as those of a language.
enum SyntheticNames {
  /// So many names of one to four words out of sixty thousand. The same in every run.
  static func names(_ count: Int) -> [String] {
    var state: UInt64 = 99
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let syllables = [
      "ba", "ra", "ko", "ti", "mel", "dor", "an", "ix", "sha", "lun", "ver", "gri", "tho", "el", "mar", "sen", "qui",
      "ost", "pha", "nir", "zu", "wyn", "cal", "dra", "ef", "ga", "hol", "im", "jor", "ke",
    ]
    let words = (0..<60_000).map { _ in
      (0..<1 + next(4)).map { _ in syllables[next(syllables.count)] }.joined()
    }
    func word() -> String {
      let uneven = Double(next(1_000_000)) / 1e6
      return words[Int(uneven * uneven * uneven * Double(words.count))]
    }
    return (0..<count).map { _ in (0..<1 + next(4)).map { _ in word() }.joined(separator: " ") }
  }
}
