import LanguageServerProtocol

/// How much the server tells on its log, from little to much.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// What went wrong.
  case error
  /// What is odd and was got over.
  case warning
  /// What happened, once.
  case info
  /// What happens, message by message.
  case debug

  /// Orders by how much is told.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { LogLevel.allCases.firstIndex(of: self) ?? 0 }
}
