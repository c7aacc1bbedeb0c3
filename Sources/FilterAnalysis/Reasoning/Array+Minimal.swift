extension Array {
  /// The smallest part that is left of the elements when each is left out in turn, as long as the rest still `suffices`: without
  /// any one of it the part would not. Earlier elements go before later ones. Asks once for each element.
  func minimal(while suffices: ([Element]) -> Bool) -> [Element] {
    var core = self
    var index = 0
    while index < core.count {
      var rest = core
      rest.remove(at: index)
      if suffices(rest) { core = rest } else { index += 1 }
    }
    return core
  }
}
