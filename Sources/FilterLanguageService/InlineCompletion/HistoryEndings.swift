import FilterCompletion

extension CompletionHistory {
  /// How many texts of the history are shown at most.
  private static let most = 3

  /// The ends of the queries that begin with a text, in any letter case: the pinned in their order, then the most frecent first.
  /// White space before the text is no part of it.
  func endings(of typed: String, at now: Double) -> [String] {
    let typed = Array(typed.utf8.drop { Blank.isBlank($0) })
    let used =
      entries
      .filter { $0.text.begins(with: typed) }
      .map { (text: $0.text, frecency: frecency(of: $0, at: now)) }
      .sorted { left, right in
        left.frecency != right.frecency ? left.frecency > right.frecency : left.text < right.text
      }
    var endings: [String] = []
    for text in pins.map({ $0.text }) + used.map({ $0.text }) where text.begins(with: typed) && text.staysOneQuery {
      let ending = String(decoding: text.utf8.dropFirst(typed.count), as: UTF8.self)
      if !ending.isEmpty, !endings.contains(ending) { endings.append(ending) }
      if endings.count == CompletionHistory.most { break }
    }
    return endings
  }
}

extension String {
  /// Whether the text begins with some bytes, in any letter case of ASCII. Nothing follows a character that is cut in two.
  fileprivate func begins(with typed: [UInt8]) -> Bool {
    let bytes = utf8
    guard bytes.count >= typed.count else { return false }
    return zip(bytes, typed).allSatisfy { String.lowered($0) == String.lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
