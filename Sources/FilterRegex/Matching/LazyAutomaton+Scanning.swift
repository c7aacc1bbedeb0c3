extension LazyAutomaton {
  /// Whether a match lies in a text. Stops at the first character that decides it.
  ///
  /// The inner loop takes two loads for each byte, of which only one waits for the state before; all that is out of the
  /// ordinary is a target of its own and ends the loop.
  func contains(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    reconsiderResting()
    var target = startTarget()
    guard let base = text.baseAddress, !text.isEmpty else { return isMatchAtEnd(target) }
    let end = base + text.count
    let columns = self.columns
    let special = LazyAutomaton.special
    var place = base
    defer { steps &+= place - base }
    while true {
      if target >= special {
        if target == LazyAutomaton.match { return true }
        guard target == LazyAutomaton.rest, let staying else { return false }
        target = restOffset
        let from = place
        while place < end, staying[Int(place.pointee)] { place += 1 }
        rests &+= 1
        restedBytes &+= place - from
      }
      var state = target
      let rows = UnsafeRawPointer(table)
      var next = state
      while place < end {
        next = (rows + Int(columns[Int(place.pointee)])).load(fromByteOffset: Int(state), as: Target.self)
        place += 1
        if next >= special { break }
        state = next
      }
      if next < special { return isMatchAtEnd(state) }
      switch next {
      case LazyAutomaton.leap:
        let reading = ScalarReading(at: place - 1, before: end)
        place += reading.length - 1
        let name = Int(program.classes.ofScalar(reading.scalar))
        target = rows.load(fromByteOffset: Int(state) + name * 4, as: Target.self)
        if target == LazyAutomaton.unknown { target = makeTransition(from: state, over: name) }
      case LazyAutomaton.unknown:
        target = makeTransition(from: state, over: Int(columns[Int(place[-1])]) / 4)
      default: target = next
      }
    }
  }

  /// Whether the end of the text makes a match of a state.
  private func isMatchAtEnd(_ target: Target) -> Bool {
    if target == LazyAutomaton.match { return true }
    if target == LazyAutomaton.dead { return false }
    let state = target == LazyAutomaton.rest ? restOffset : target
    var verdict = table[(Int(state) + Int(endColumn)) / 4]
    if verdict == LazyAutomaton.unknown { verdict = makeTransition(from: state, over: rowLength - 2) }
    return verdict == LazyAutomaton.match
  }
}
