import FilterText

/// The progress of an operation, shown by clients that support it.
///
/// Nothing is shown if the operation ends before the client accepts the progress, as most do.
final class WorkProgress: Sendable {
  private enum Stage: Sendable {
    case asked(title: String)
    case shown(LSP.ProgressToken)
    case over
  }

  private let server: LanguageServer
  private let stage: GuardedValue<Stage>
  private static let count = Lock(0)

  init(_ server: LanguageServer, title: String) {
    self.server = server
    self.stage = GuardedValue(.asked(title: title))
    guard server.state.withLock({ $0.client.showsProgress }) else { return }
    let number = WorkProgress.count.withLock { count in
      count += 1
      return count
    }
    let token = LSP.ProgressToken.string("filterq-progress-\(number)")
    server.ask(LSP.WorkDoneProgressCreateRequest.self, LSP.WorkDoneProgressParams(token: token)) {
      [self] answer in
      if case .success = answer { show(token) }
    }
  }

  private func show(_ token: LSP.ProgressToken) {
    stage.withLock { stage in
      guard case .asked(let title) = stage else { return }
      stage = .shown(token)
      send(token, value: ["kind": .string("begin"), "title": .string(title), "percentage": .integer(0)])
    }
  }

  func report(_ message: String, percentage: Int) {
    stage.withLock { stage in
      guard case .shown(let token) = stage else { return }
      send(token, value: ["kind": .string("report"), "message": .string(message), "percentage": .integer(percentage)])
    }
  }

  func end() {
    stage.withLock { stage in
      if case .shown(let token) = stage { send(token, value: ["kind": .string("end")]) }
      stage = .over
    }
  }

  private func send(_ token: LSP.ProgressToken, value: [String: JSONValue]) {
    server.notify(LSP.ProgressNotification.self, LSP.ProgressParams(token: token, value: .object(value)))
  }
}
