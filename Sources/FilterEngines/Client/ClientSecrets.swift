/// The possible secrets among the arguments of a client, which may repeat them in its messages.
struct ClientSecrets {
  private var texts: Set<String> = []

  /// The secrets of a command: the values of options with secret-like names, and the passwords of addresses.
  init(_ words: [String]) {
    var isValue = false
    for word in words.dropFirst() {
      if isValue, !word.hasPrefix("-") { texts.insert(word) }
      isValue = false
      let name = word.prefix { $0 != "=" }.lowercased()
      let isSecret = ["pass", "pwd", "secret", "token", "credential"].contains { name.contains($0) }
      if let sign = word.firstIndex(of: "=") {
        let value = word[word.index(after: sign)...]
        if isSecret || value.contains("@") { texts.insert(String(value)) }
        if PostgreSQLAddress.isOfKeywords(word) { texts.insert(word) }
      } else if isSecret {
        isValue = true
      }
      if let at = word.lastIndex(of: "@"), let colon = word[..<at].lastIndex(of: ":") {
        texts.insert(String(word[word.index(after: colon)..<at]))
      }
      // A short option with its value: -pSECRET
      if word.hasPrefix("-p"), word.count > 2 { texts.insert(String(word.dropFirst(2))) }
    }
    texts.remove("")
  }

  /// A line with secrets replaced by `***`.
  func hidden(in line: String) -> String {
    texts.sorted { $0.count > $1.count }.reduce(line) { $0.replacing($1, with: "***") }
  }
}
