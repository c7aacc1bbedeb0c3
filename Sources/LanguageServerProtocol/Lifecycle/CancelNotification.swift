extension LSP {
  /// `$/cancelRequest`: a request is not of interest any more.
  package enum CancelNotification: LSPNotification {
    /// The method.
    package static let method = "$/cancelRequest"
    /// The request.
    package typealias Params = CancelParams
  }

  /// The request that is not of interest any more.
  package struct CancelParams: Codable, Hashable, Sendable {
    /// What the request is known by.
    package var id: RequestID

    /// Makes the parameters.
    package init(id: RequestID) {
      self.id = id
    }
  }
}
