import FilterVocabulary

/// The fields, by group. A field is one row of one of these lists, and nothing else needs to know of it.
enum ScryfallFields {
  static var all: [Field] {
    var fields = colors + text + stats
    fields += prices + printings + legality
    fields += art + tags + directives
    return fields
  }
}
