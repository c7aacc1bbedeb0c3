import Foundation
import _FilterTestSupport

/// Rows made from names, as a second set beside the collected one, so that the weights do not overfit a few hundred
/// rows.
///
/// A text may mean several names: the wanted ones are the most popular of those that fit the text without its typos.
struct GeneratedRows {
  private let names: [String]
  private let words: [[String]]
  /// The names from the most to the least popular.
  private let order: [Int]
  private var state: UInt64

  init(names: [String], popularity: [Int], seed: UInt64) {
    self.names = names
    words = names.map { Self.words(of: $0) }
    order = names.indices.sorted { popularity[$0] != popularity[$1] ? popularity[$0] > popularity[$1] : $0 < $1 }
    state = seed
  }

  /// `count` rows of each kind.
  mutating func rows(each count: Int) -> [QualityRow] {
    var rows: [QualityRow] = []
    for kind in Kind.allCases {
      var made = 0
      for _ in 0..<count * 20 where made < count {
        guard let row = row(kind) else { continue }
        rows.append(row)
        made += 1
      }
    }
    return rows
  }

  private enum Kind: String, CaseIterable {
    case prefix, wordprefix, multiword, typo1, typo1partial, typo2, acronym, phonetic, spacing, order, faces,
      punctuation
  }

  private mutating func row(_ kind: Kind) -> QualityRow? {
    let name = order[next(8000)]
    let own = words[name]
    let whole = own.joined(separator: " ")
    switch kind {
    case .prefix:
      let typed = String(whole.prefix(3 + next(4)))
      return row(typed, kind: kind, wanted: best(3) { words[$0].joined(separator: " ").hasPrefix(typed) })
    case .wordprefix:
      guard let word = own.dropFirst().filter({ $0.count > 4 }).last else { return nil }
      let typed = String(word.prefix(4 + next(4)))
      return row(typed, kind: kind, wanted: best(5) { words[$0].contains { $0.hasPrefix(typed) } })
    case .multiword:
      if own.count < 2 { return nil }
      // Some words of the name in order; words between them may be left out.
      let skipped = own.count > 2 ? next(own.count * 2) : own.count
      let kept = own.indices.filter { $0 != skipped }.prefix(2 + next(2))
      let parts = kept.map { String(own[$0].prefix(2 + next(4))) }
      let typed = parts.joined(separator: " ")
      return row(typed, kind: kind, wanted: best(2) { Self.begin(words[$0], parts: parts) }.union([names[name]]))
    case .typo1, .typo2:
      if whole.count < 6 { return nil }
      var typed = String(whole.prefix(max(6, whole.count * (5 + next(6)) / 10)))
      for _ in 0..<(kind == .typo1 ? 1 : 2) { typed = typo(typed) }
      return row(typed, kind: kind, wanted: [names[name]])
    case .typo1partial:
      let right = String(whole.prefix(5 + next(5)))
      let typed = typo(right)
      return row(typed, kind: kind, wanted: best(3) { words[$0].joined(separator: " ").hasPrefix(right) })
    case .acronym:
      if !(3...5).contains(own.count) { return nil }
      let letters = own.compactMap { $0.first }
      return row(String(letters), kind: kind, wanted: best(4) { words[$0].compactMap { $0.first } == letters })
    case .phonetic:
      let typed = Self.phonetic(whole)
      return typed == whole ? nil : row(typed, kind: kind, wanted: [names[name]])
    case .spacing:
      if own.count < 2 { return nil }
      var typed = whole
      if next(2) == 0, let space = typed.firstIndex(of: " ") {
        typed.remove(at: space)
      } else {
        typed.insert(" ", at: typed.index(typed.startIndex, offsetBy: 2 + next(max(1, own[0].count - 2))))
      }
      return row(typed, kind: kind, wanted: [names[name]])
    case .order:
      if own.count < 2 || own[0].count < 4 { return nil }
      return row([own[own.count - 1], own[0]].joined(separator: " "), kind: kind, wanted: [names[name]])
    case .faces:
      guard let face = names[name].range(of: " // ") else { return nil }
      let typed = Self.words(of: String(names[name][face.upperBound...])).joined(separator: " ")
      return row(typed, kind: kind, wanted: [names[name]])
    case .punctuation:
      return whole == names[name].lowercased() ? nil : row(whole, kind: kind, wanted: [names[name]])
    }
  }

  private func row(_ typed: String, kind: Kind, wanted: Set<String>) -> QualityRow? {
    wanted.isEmpty || typed.count < 2 ? nil : QualityRow(typed: typed, wanted: wanted, kind: kind.rawValue)
  }

  /// The most popular names that fit.
  private func best(_ count: Int, _ fits: (Int) -> Bool) -> Set<String> {
    var result: Set<String> = []
    for name in order {
      if result.count == count { break }
      if fits(name) { result.insert(names[name]) }
    }
    return result
  }

  /// Whether a name's words begin like the typed ones, in their order.
  private static func begin(_ words: [String], parts: [String]) -> Bool {
    var rest = parts[...]
    for word in words { if let part = rest.first, word.hasPrefix(part) { rest.removeFirst() } }
    return rest.isEmpty
  }

  /// A typo: a letter added, removed, replaced, or swapped with the next; rarely the first one.
  private mutating func typo(_ text: String) -> String {
    var letters = Array(text)
    let at = next(12) == 0 ? 0 : 1 + next(max(1, letters.count - 1))
    guard at < letters.count else { return text }
    let letter = Array("abcdefghijklmnopqrstuvwxyz")[next(26)]
    switch next(4) {
    case 0: letters.remove(at: at)
    case 1: letters.insert(letter, at: at)
    case 2: letters[at] = letter
    default: if at + 1 < letters.count { letters.swapAt(at, at + 1) } else { letters.remove(at: at) }
    }
    return String(letters)
  }

  /// A spelling by sound.
  private static func phonetic(_ text: String) -> String {
    var text = text
    for (right, heard) in [
      ("ph", "f"), ("kn", "n"), ("ck", "k"), ("ce", "se"), ("ci", "si"), ("ca", "ka"), ("co", "ko"), ("oo", "u"),
      ("ate", "ait"), ("ea", "ee"), ("ll", "l"), ("tt", "t"), ("z", "s"), ("igh", "i"), ("wr", "r"), ("que", "k"),
    ] where text.contains(right) {
      text = text.replacingOccurrences(of: right, with: heard)
      break
    }
    return text
  }

  private static func words(of name: String) -> [String] {
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .replacingOccurrences(of: "æ", with: "ae").filter { $0 != "'" }
    return plain.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  /// A number below `count` (Knuth's linear congruential generator: the rows are the same in every run).
  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, count)
  }
}
