import FilterEngines
import FilterReports

extension EngineOption {
  /// The list of the engine; nil without the option.
  ///
  /// - Parameters:
  ///   - others: Options that name another list, and whether they are given.
  ///   - forCards: Options that only a list of cards allows, and whether they are given.
  func open(
    besides others: [(name: String, isGiven: Bool)], forCards: [(name: String, isGiven: Bool)]
  ) throws(CommandFailure) -> EngineAnswers? {
    if address != nil, let other = others.first(where: { $0.isGiven }) {
      throw CommandFailure(message: "--engine and \(other.name) cannot be combined")
    }
    guard let answers = try open().map({ EngineAnswers($0) }) else { return nil }
    if answers.isOfItems, let option = forCards.first(where: { $0.isGiven }) {
      answers.connection.close()
      throw CommandFailure(message: "\(option.name) is for cards, and the list in the database has other items")
    }
    return answers
  }
}
