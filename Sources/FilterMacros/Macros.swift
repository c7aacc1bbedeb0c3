#if Macros
  // One import for an app: the macros and the library whose values they make.
  @_exported public import FilterQueryKit

  /// A query that the compiler checks with the vocabulary of cards: errors of syntax and unknown fields and values are errors
  /// at their place in the literal, with the fixes of the diagnostics.
  ///
  /// ```swift
  /// let elves = #filterQuery("t:elf -c:g")
  /// ```
  ///
  /// The query is parsed where the expression is evaluated, each time and in time linear in the text: keep the value. The
  /// text is a literal of any form without interpolations.
  @freestanding(expression)
  public macro filterQuery(_ text: String) -> ParsedQuery =
    #externalMacro(module: "FilterMacroPlugin", type: "FilterQueryMacro")

  /// A query that the compiler checks with a vocabulary file of the package.
  ///
  /// ```swift
  /// let large = #filterQuery("total>100", vocabulary: "Queries/orders.json")
  /// ```
  ///
  /// The path is relative to the nearest folder above the source file with a `Package.swift`; the file must be in that
  /// folder or in one below, and have at most 16 MB. The compiler does not watch the file: after a change of it, what
  /// names it must be compiled again. Where the compiler keeps plug-ins from reading files, as on macOS, pass
  /// `--disable-sandbox` or use ``filterQuery(_:vocabularyJSON:)``.
  @freestanding(expression)
  public macro filterQuery(_ text: String, vocabulary path: String) -> ParsedQuery =
    #externalMacro(module: "FilterMacroPlugin", type: "FilterQueryMacro")

  /// A query that the compiler checks with a vocabulary, whose JSON is a literal without interpolations.
  @freestanding(expression)
  public macro filterQuery(_ text: String, vocabularyJSON json: String) -> ParsedQuery =
    #externalMacro(module: "FilterMacroPlugin", type: "FilterQueryMacro")

  /// A query of which the compiler checks the syntax alone: that of lists or that of cards.
  @freestanding(expression)
  public macro filterQuery(_ text: String, syntax: SyntaxOptions.Base) -> ParsedQuery =
    #externalMacro(module: "FilterMacroPlugin", type: "FilterQueryMacro")

  /// Adds `static var filterableFields: [FilterableField<Self>]` to a struct: a field for each stored property, and for each
  /// computed one with ``FilterField(_:aliases:summary:phrase:kind:rule:catalog:)``.
  ///
  /// ```swift
  /// @Filterable
  /// struct Ticket {
  ///   @FilterField(aliases: ["t"], rule: .collated) let title: String
  ///   let added: Date
  ///   @Unfilterable let thumbnail: Data
  /// }
  /// let tickets = FilterableList<Ticket>(name: "tickets", nameField: "title", fields: Ticket.filterableFields)
  /// ```
  ///
  /// The type of a property decides the kind of its field, as in ``FilterableField/field(_:aliases:summary:phrase:_:)``: it
  /// is a ``FilterableValue``. The member has the access of the struct if that is public or package.
  @attached(member, names: named(filterableFields))
  public macro Filterable() = #externalMacro(module: "FilterMacroPlugin", type: "FilterableMacro")

  /// Facts about the field of a property: its name, if it is another one than that of the property, and aliases; a line of
  /// documentation; the words for a term after "items that", with `{is}` or `{value}`; a kind other than that of the type;
  /// and for texts how they are searched, and the catalog that completes them.
  ///
  /// Names are literals; letter case has no meaning in them.
  @attached(peer)
  public macro FilterField(
    _ name: String? = nil, aliases: [String] = [], summary: String = "", phrase: String? = nil,
    kind: FilterFieldKind = .ofType, rule: TextRule = .literal, catalog: String = ""
  ) = #externalMacro(module: "FilterMacroPlugin", type: "FieldFactsMacro")

  /// Makes no field of a stored property.
  @attached(peer)
  public macro Unfilterable() = #externalMacro(module: "FilterMacroPlugin", type: "FieldFactsMacro")

  /// The kind of the field of a property, where its type does not decide it.
  public enum FilterFieldKind: Hashable, Sendable {
    /// That of the type.
    case ofType
    /// A text: `note:word`.
    case text
    /// A path in a `String`: `file:src/**/*.swift`.
    case path
    /// A size in bytes in an integer: `size>10MB`.
    case size
    /// A version in a `String`: `release>=1.9`.
    case version
    /// A day, that of a `Date` in UTC: `born>=1990-05`.
    case date
    /// An instant in microseconds since 1970-01-01T00:00Z in an `Int64`: `at>-2h`.
    case instant
    /// A case of an enumeration with `String` raw values, in the order of the cases: `level>=high`.
    case ordered
  }
#endif
