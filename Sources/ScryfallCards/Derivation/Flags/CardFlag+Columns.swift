import DataStreams

extension CardFlag {
  /// Asks the flag of a whole list: calls `body` with the place of each card, the place of a printing among those of the
  /// card, and the answer. A flag of cards is asked once a card, with nil as the place of the printing. Does nothing for a
  /// flag that cannot be worked out, and where there are not as many facts as cards.
  ///
  /// Nothing is copied, which makes it many times faster than a loop over ``holds(for:_:_:)``.
  public func forEachAnswer(
    in cards: [Card], _ facts: [CardFacts], _ body: (_ card: Int, _ printing: Int?, _ answer: Bool?) -> Void
  ) {
    if cards.count != facts.count { return }
    let nothing = CardPrinting()
    withUnsafePointer(to: nothing) { nothing in
      cards.withUnsafeBufferPointer { cards in
        facts.withUnsafeBufferPointer { facts in
          guard let firstCard = cards.baseAddress, let firstFacts = facts.baseAddress else { return }
          for place in 0..<cards.count {
            switch rule {
            case .card(let rule): body(place, nil, rule(FlagSubject(firstCard + place, firstFacts + place, nothing)))
            case .printing(let rule):
              (firstCard + place).pointee.printings.withUnsafeBufferPointer { printings in
                guard let first = printings.baseAddress else { return }
                for next in 0..<printings.count {
                  body(place, next, rule(FlagSubject(firstCard + place, firstFacts + place, first + next)))
                }
              }
            case .underivable: return
            }
          }
        }
      }
    }
  }
}

extension FlagSubject {
  /// Lends a subject made of values.
  static func lend<Result>(
    _ card: borrowing Card, _ facts: borrowing CardFacts, _ printing: borrowing CardPrinting,
    _ body: (FlagSubject) -> Result
  ) -> Result {
    withUnsafePointer(to: card) { card in
      withUnsafePointer(to: facts) { facts in
        withUnsafePointer(to: printing) { printing in body(FlagSubject(card, facts, printing)) }
      }
    }
  }
}
