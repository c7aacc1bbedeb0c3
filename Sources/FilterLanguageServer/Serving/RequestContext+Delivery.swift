import LanguageServerProtocol

extension RequestContext {
  /// How many elements of a long list are sent at a time.
  static let piece = 200

  /// Sends a long list piece by piece where the client wants that: then nothing is left for the answer itself.
  func deliver<Element: Codable>(_ elements: [Element], _ token: LSP.ProgressToken?) throws -> [Element] {
    guard let token else { return elements }
    var rest = elements[...]
    while !rest.isEmpty {
      try check()
      let value = try MessageCoding.value(Array(rest.prefix(RequestContext.piece)))
      server.notify(LSP.ProgressNotification.self, LSP.ProgressParams(token: token, value: value))
      rest = rest.dropFirst(RequestContext.piece)
    }
    return []
  }
}
