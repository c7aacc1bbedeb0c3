import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The fields after `has:` and `no:` in the syntax of lists, and these names.
enum PresenceProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard context.parsed.syntax.base == .lists else { return }
    switch place.kind {
    case .value:
      guard let name = place.fieldName.flatMap({ FieldName(spelled: $0) }),
        context.vocabulary.presence(named: name) != nil
      else { return }
      for (index, field) in context.vocabulary.fields.enumerated() {
        guard context.vocabulary.hasPresence(context.prepared.fieldIDs[index]),
          let match = PrefixMatch.quality(of: context.typed, in: field.name)
        else { continue }
        list.append(
          candidate(
            field.name, at: place.replace, match: match, popularity: Double(field.popularity) / 100, prior: 0.9,
            detail: field.summary))
      }
    case .word where place.caret == place.replace.end && !place.needsSpaceAfter:
      for (name, detail) in [("has", "has a value"), ("no", "has no value")] {
        guard let field = FieldName(exactly: name), context.vocabulary.presence(named: field) != nil,
          let match = PrefixMatch.quality(of: context.typed, in: name)
        else { continue }
        list.append(
          candidate(name + ":", at: place.replace, match: match, popularity: 0.3, prior: 0.2, detail: detail))
      }
    default: break
    }
  }

  private static func candidate(
    _ text: String, at range: SourceRange, match: Double, popularity: Double, prior: Double, detail: String
  ) -> Candidate {
    Candidate(
      source: .field, kind: .field, label: text, insertion: .verbatim(text), range: range, match: match,
      popularity: popularity, prior: prior, detail: detail)
  }
}
