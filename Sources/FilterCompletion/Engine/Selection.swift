import FilterAST
import FilterText
import FilterVocabulary
import FuzzyMatching

/// The tiers of the values of the field under the caret.
enum ValueTiers {
  /// Makes a title at least as popular as those that go on after it: `Dominaria` before `Dominaria United`.
  private static func putTitlesBeforeLonger(_ list: inout [Candidate]) {
    let titles = list.indices.filter { list[$0].tier == .prefix && list[$0].isTitled }
    for index in titles {
      let longer = titles.filter { list[$0].label.hasPrefix(list[index].label + " ") }
      guard let most = longer.map({ list[$0].popularity }).max() else { continue }
      list[index].popularity = min(1, max(list[index].popularity, most + 0.02))
    }
  }

  /// Sets the tier of each value. A value with a typing error is removed if another one begins with the typed text.
  /// Names keep the order of their index, which weighs errors against popularity.
  static func set(in list: inout [Candidate], _ context: CompletionContext) {
    let typed = context.typed
    var best = MatchTier.slip
    for index in list.indices {
      let candidate = list[index]
      // A longer operator comes after the common values.
      if candidate.source == .comparison { list[index].tier = .prefix }
      guard candidate.range == context.place.replace else { continue }
      switch candidate.source {
      case .value, .color, .date, .column, .example, .directive, .catalog: break
      default: continue
      }
      let tier: MatchTier =
        typed.isEmpty
        ? .prefix : candidate.origin.map { MatchTier(of: typed, in: $0.index[$0.id]) } ?? .prefix
      best = max(best, tier)
      list[index].tier = tier
    }
    if best >= .prefix { list.removeAll { $0.tier == .slip } }
    if !typed.isEmpty { putTitlesBeforeLonger(&list) }
  }
}

extension Candidate {
  /// Whether it is shown by its title, in place of its code.
  fileprivate var isTitled: Bool {
    if case .code = insertion { return true }
    return false
  }
}

extension ItemMaking {
  /// The index of the item that is surely meant; nil if there is none.
  func selection(of items: [CompletionItem]) -> Int? {
    guard let first = first, !items.isEmpty else { return nil }
    if first.source == .kept { return 0 }
    let place = context.place
    switch place.kind {
    case .value:
      guard let tier = first.tier else { return first.match >= Ranking.sure ? 0 : nil }
      // An unknown value of an open list may be meant.
      let isOpen = place.field.map { !context.vocabulary[$0].isClosed } ?? true
      return tier >= .prefix || !isOpen ? 0 : nil
    case .exactName, .quotedName: return first.match >= Ranking.sure && !place.typed.isEmpty ? 0 : nil
    case .comparison: return 0
    case .field:
      let isKnown = place.field != nil && place.typed == place.fieldName
      return isKnown ? nil : 0
    case .word:
      // Any word can be part of a name; a field is what follows letters that begin no name alone.
      guard case .field = first.insertion, !place.isConnective, place.run.count == 1, first.match >= Ranking.sure else {
        return nil
      }
      return context.isWordOfName(place.typed) ? nil : 0
    case .start, .regex: return nil
    }
  }
}

extension CompletionContext {
  /// Whether a text is a whole word of a name in the catalogs.
  func isWordOfName(_ text: String) -> Bool {
    guard let field = prepared.nameField else { return false }
    let bytes = Array(text.lowercased().utf8)
    return vocabulary[field].catalogs.contains { name in
      guard let catalog = catalogs[name] else { return false }
      return search(catalog.index, for: text, 8).contains { match in
        catalog.entry(of: match).value.lowercased().utf8.split { !MatchTier.isLetter($0) }.contains {
          $0.elementsEqual(bytes)
        }
      }
    }
  }
}
