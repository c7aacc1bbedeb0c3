/// Whether items may have values that the kind of their field cannot read: `unknown` among days, `N/A` among numbers.
/// Such values are compared as texts.
package enum OtherValues: Hashable, Sendable {
  /// The values have a type of their own, so that there are none.
  case excluded
  /// The items have not been looked at.
  case unknown
  /// The items have none.
  case absent
  /// The items have some, or may have.
  case possible
}

extension ValueKind {
  /// Whether there are texts that are no values of the kind, and which are compared as texts.
  package var leavesOthers: Bool {
    switch traits.family {
    case .number: self == .number
    case .amount, .time, .boolean, .keyed: true
    case .text, .word, .property, .colors, .cost, .directive: false
    }
  }
}

extension Vocabulary {
  /// Whether values of a field that its kind cannot read are compared as texts.
  package func hasOthers(_ id: FieldID) -> Bool { isOfLists && traits(of: id).others == .possible }

  /// Whether values of a field that its kind cannot read are compared as texts, or not known to be absent.
  package func mayHaveOthers(_ id: FieldID) -> Bool {
    isOfLists && (traits(of: id).others == .possible || traits(of: id).others == .unknown)
  }

  /// Whether the values of a field can be searched as they are written, whatever their kind.
  package func hasWritten(_ id: FieldID) -> Bool {
    isOfLists && traits(of: id).others != .excluded
  }

  /// Whether items may have words of a field beside the ordered ones, which were seen in a sample: they have no rank.
  package func hasUnrankedWords(_ id: FieldID) -> Bool { isOfLists && traits(of: id).hasUnrankedWords }

  /// The rank of a word in a field of ordered words. A word that is none of them has one above all if items may have such
  /// words, and else none.
  package func rank(of word: String, in id: FieldID) -> Int64? {
    if let known = valueID(word, of: id) { return Int64(known.index) }
    return hasUnrankedWords(id) ? Int64(Int32.max) : nil
  }

  /// This vocabulary for items of which only a sample was seen: they may have words beside the ordered ones.
  package var knowingSampleOnly: Vocabulary { notingWords(.possible) }

  /// This vocabulary for items whose words beside the ordered ones are not kept.
  package var knowingRanksOnly: Vocabulary { notingWords(.absent) }

  private func notingWords(_ others: OtherValues) -> Vocabulary {
    let isPossible = others == .possible
    func isOther(_ field: Field) -> Bool {
      field.kind == .orderedEnumeration && (field.others == .possible) != isPossible
    }
    if !isOfLists || !fields.contains(where: isOther) { return self }
    var changed = fields
    for index in changed.indices where isOther(changed[index]) { changed[index].others = others }
    return replacing(fields: changed)
  }

  /// This vocabulary with what is known of the values that the kinds of fields cannot read. Linear in the vocabulary.
  package func noting(_ others: (_ index: Int, _ field: Field) -> OtherValues) -> Vocabulary {
    if !isOfLists { return self }
    var changed = fields
    for index in changed.indices where changed[index].kind.leavesOthers {
      changed[index].others = others(index, changed[index])
    }
    return changed == fields ? self : replacing(fields: changed)
  }

  /// This vocabulary for items that have no values of another kind but those that are known.
  package var knowingOthers: Vocabulary { noting { _, field in field.others == .possible ? .possible : .absent } }

  /// This vocabulary with the reasons why the values of fields are texts. Linear in the vocabulary.
  package func notingKinds(_ note: (Field) -> String) -> Vocabulary {
    var changed = fields
    for index in changed.indices { changed[index].kindNote = note(changed[index]) }
    return changed == fields ? self : replacing(fields: changed)
  }

  /// The texts that usually stand for a missing value.
  public static let usualNullMarks = ["NA", "N/A", "#N/A", "NaN", "NULL", "None", "-", "--", ".", "?"]

  /// The texts that stand for a missing value, in lower case.
  package var foldedNullMarks: Set<String> { storage.foldedNullMarks }

  /// Whether a text stands for a missing value where texts are no values of the kind, in any letter case.
  package func isNullMark(_ text: String) -> Bool {
    foldedNullMarks.contains(text.lowercased())
  }
}
