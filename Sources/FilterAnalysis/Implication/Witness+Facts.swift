import FilterAST
import FilterSemantics
import FilterVocabulary

extension Witness {
  init(_ assumptions: Assumptions, _ spaces: ConditionSpaces, _ terms: [FilterTerm]) {
    var cells: [[Int]?] = Array(repeating: nil, count: spaces.spaces.count)
    for (space, chosen) in assumptions.witness { cells[space] = chosen }
    var truths: [FilterTerm: Bool] = [:]
    for (index, atom) in spaces.atoms.enumerated() {
      guard let atom else { continue }
      // Where nothing is assumed: any cell where there is one value, no value where there may be many.
      let chosen = cells[atom.space] ?? (spaces.spaces[atom.space].isMany ? [] : [0])
      truths[terms[index].with(polarity: .positive)] = chosen.contains { atom.cells & (Cells(1) << Cells($0)) != 0 }
    }
    self.truths = truths
    self.facts = cells.enumerated().compactMap { space, chosen in
      chosen.flatMap { spaces.fact(spaces.spaces[space], $0) }
    }
  }
}

extension ConditionSpaces {
  /// What an item in these cells is like, in words; nil where only the truth of a term is known.
  func fact(_ space: Space, _ cells: [Int]) -> Witness.Fact? {
    guard let subject = subject(of: space.key) else { return nil }
    let values = cells.map { value(of: space, cell: $0) }
    return Witness.Fact(subject: subject, value: values.isEmpty ? "none" : values.joined(separator: " and "))
  }

  private func subject(of key: SpaceKey) -> String? {
    switch key {
    case .numbers(let id), .days(let id), .colors(let id), .costs(let id), .listed(let id), .words(let id),
      .texts(let id):
      vocabulary[id].label
    case .flag(let value): vocabulary[value].text
    case .columns(let left, let right): "\(vocabulary[left].label) beside \(vocabulary[right].label)"
    case .names: "name"
    case .truth(let condition): condition.field.map { vocabulary[$0].label }
    }
  }

  private func value(of space: Space, cell: Int) -> String {
    switch space.contents {
    case .numbers(let line):
      guard cell < line.cells.count else { return "none" }
      var isWhole = false
      if case .numbers(let id) = space.key { isWhole = vocabulary[id].isWhole }
      let number = line.specimen(ofCell: cell, unit: FixedNumber.scale, isWhole: isWhole)
      return FixedNumber(millionths: number).description
    case .days(let line):
      guard cell < line.cells.count else { return "none" }
      let (year, month, day) = DateSpan.components(ofDay: Int(line.specimen(ofCell: cell, unit: 1, isWhole: true)))
      return "\(year)-\(month)-\(day)"
    case .colors(let palette):
      guard cell < palette.setCount else { return "none" }
      let letters = palette.letters(of: ColorSet(bits: UInt8(cell)))
      return letters.isEmpty ? "none" : letters
    case .words(let words): return cell < words.count ? words[cell] : "another"
    case .costs(let costs):
      guard cell / 2 < costs.count else { return "another" }
      return vocabulary.text(of: costs[cell / 2]) + (cell & 1 == 1 ? " and more" : "")
    case .relation: return cell < 3 ? ["less", "equal", "more"][cell] : "none"
    case .truth: return cell == 0 ? "yes" : "no"
    }
  }
}
