import Foundation

/// The address of a PostgreSQL server for messages, without any part that may be a password.
struct PostgreSQLAddress {
  /// The address with possible secrets replaced by `***`.
  private(set) var shown: String
  /// The omitted texts, as written and decoded.
  private var secrets: Set<String> = []
  /// Whether the end of a password is ambiguous, since one of its characters has a meaning in addresses.
  private var isUnclear = false
  private let isOfKeywords: Bool

  /// Reads an address as far as needed for messages. libpq parses it again.
  init(_ text: String) {
    shown = ""
    // The same distinction as in libpq.
    let scheme = ["postgresql://", "postgres://"].first { text.hasPrefix($0) }
    isOfKeywords = scheme == nil
    if let scheme {
      shown = EngineText.shown(scheme + shownURL(text.dropFirst(scheme.count)))
    } else {
      shown = EngineText.shown(shownKeywords(text))
    }
    secrets.remove("")
  }

  /// A message of libpq for this address; nil if it may repeat something secret.
  func message(_ text: String) -> String? {
    let text = EngineText.shown(text)
    return isUnclear || secrets.contains { text.contains($0) } ? nil : text
  }

  /// Advice on an address that libpq cannot use, if this may be the reason.
  var advice: String {
    if !isUnclear { return "" }
    return isOfKeywords
      ? "; write KEYWORD=VALUE, with single quotes around a value that has spaces"
      : "; write ':', '/', '?', '#', '@' and '%' of a password as %3A, %2F, %3F, %23, %40 and %25"
  }

  // MARK: URLs

  private mutating func shownURL(_ text: Substring) -> String {
    var rest = text
    // Special characters of a password have to be encoded; if they are not, everything before the last @ is hidden.
    let at = rest.lastIndex(of: "@")
    var query = ""
    if let mark = rest[(at ?? rest.startIndex)...].firstIndex(of: "?") {
      query = "?" + shownParameters(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    guard let at else {
      if isServer(rest) { return rest + query }
      hide(rest)
      isUnclear = true
      return "***"
    }
    guard let colon = rest[..<at].firstIndex(of: ":") else { return rest + query }
    let password = rest[rest.index(after: colon)..<at]
    hide(password)
    if password.contains(where: { ":/?#@".contains($0) }) || password.removingPercentEncoding == nil {
      isUnclear = true
    }
    return rest[..<colon] + ":***" + rest[at...] + query
  }

  /// Whether a text is servers with ports, and a database, rather than a user with a password and no host.
  private func isServer(_ text: Substring) -> Bool {
    let servers = text.prefix { $0 != "/" }
    return servers.split(separator: ",").allSatisfy { server in
      let end = server.lastIndex(of: "]") ?? server.startIndex
      guard let colon = server[end...].firstIndex(of: ":") else { return true }
      return server[server.index(after: colon)...].allSatisfy { $0.isASCII && $0.isNumber }
    }
  }

  private mutating func shownParameters(_ text: Substring) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { parameter -> String in
      guard let sign = parameter.firstIndex(of: "=") else {
        hide(parameter)
        return "***"
      }
      let (name, value) = (parameter[..<sign], parameter[parameter.index(after: sign)...])
      return "\(name)=\(shownValue(value, of: name))"
    }.joined(separator: "&")
  }

  // MARK: Keywords

  /// Whether a text begins as the keywords of libpq: `host=db dbname=cards`.
  static func isOfKeywords(_ text: String) -> Bool {
    guard let sign = text.firstIndex(of: "=") else { return false }
    let name = text[..<sign].trimmingCharacters(in: .whitespacesAndNewlines)
    return plain.contains(name) || secret.contains(name)
  }

  /// The last keyword of an address; nil for a text that is no list of keywords and values.
  static func lastKeyword(of text: Substring) -> Substring? {
    var rest = text.drop { $0.isWhitespace }
    var last: Substring?
    while !rest.isEmpty {
      guard let keyword = keyword(&rest) else { return nil }
      last = keyword.name
    }
    return last
  }

  /// Takes the next keyword with its value, and the blanks after it; nil where the text has another form.
  private static func keyword(_ rest: inout Substring) -> (name: Substring, value: String)? {
    let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
    rest = rest[name.endIndex...].drop { $0.isWhitespace }
    guard rest.popFirst() == "=", !name.isEmpty else { return nil }
    rest = rest.drop { $0.isWhitespace }
    let value = value(&rest)
    rest = rest.drop { $0.isWhitespace }
    return (name, value)
  }

  private mutating func shownKeywords(_ text: String) -> String {
    var parts: [String] = []
    var rest = text.drop { $0.isWhitespace }
    while !rest.isEmpty {
      guard let (name, value) = PostgreSQLAddress.keyword(&rest) else {
        // This may be the rest of a password with a space.
        isUnclear = true
        parts.append("***")
        break
      }
      parts.append("\(name)=\(shownValue(value[...], of: name))")
    }
    return parts.joined(separator: " ")
  }

  /// The next value: bare up to a space, or in single quotes; a backslash escapes the next character.
  private static func value(_ rest: inout Substring) -> String {
    let isQuoted = rest.first == "'"
    if isQuoted { rest.removeFirst() }
    var value = ""
    while let character = rest.first, isQuoted ? character != "'" : !character.isWhitespace {
      rest.removeFirst()
      if character == "\\" {
        if let next = rest.popFirst() { value.append(next) }
      } else {
        value.append(character)
      }
    }
    if isQuoted { _ = rest.popFirst() }
    return value
  }

  // MARK: Values

  private mutating func shownValue(_ value: Substring, of name: Substring) -> String {
    // An address may be nested in another one.
    let isPlain = name == "port" ? isServer(":" + value) : !value.contains { "@=:".contains($0) }
    if isPlain, Self.plain.contains(String(name)) { return String(value) }
    hide(value)
    return "***"
  }

  private mutating func hide(_ text: Substring) {
    secrets.insert(String(text))
    if let meant = text.removingPercentEncoding { secrets.insert(meant) }
  }

  /// The keywords whose values are not secret.
  private static let plain: Set<String> = [
    "host", "hostaddr", "port", "dbname", "user", "service", "passfile", "sslmode", "sslrootcert", "sslcert", "sslkey",
    "sslcrl", "gssencmode", "channel_binding", "connect_timeout", "application_name", "target_session_attrs",
    "client_encoding", "keepalives", "load_balance_hosts", "require_auth",
  ]

  /// The other keywords that an address may begin with.
  private static let secret: Set<String> = ["password", "sslpassword", "options", "fallback_application_name"]
}
