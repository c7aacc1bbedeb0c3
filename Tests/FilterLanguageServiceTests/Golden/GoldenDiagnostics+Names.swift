extension GoldenDiagnostics {
  static let names = ##"""
    !"Lightnig Bolt"
      ‘!"Lightnig Bolt"’ warning unknown-name: no name is 'Lightnig Bolt'; did you mean 'Lightning Bolt'?
        - Change to 'Lightning Bolt': !"Lightning Bolt"
    t:elf a:"rebeca guay"
          ^^^^^^^^^^^^^^^ warning unknown-name: no artist is 'rebeca guay'; did you mean 'Rebecca Guay'?
        - Change to 'Rebecca Guay': t:elf a:"Rebecca Guay"
    !forrest or name:qwertzu
      ‘!forrest’ warning unknown-name: no name is 'forrest'; did you mean 'Forest'?
        - Change to 'Forest': !"Forest" or name:qwertzu
    a:$who
      ^^^^ error unset-parameter: no value for '$who'; give it with --arg who=VALUE, or in a document with a line '$who = VALUE'
        - Quote '$who' to search for the text: a:"$who"
    !"fire" lightnig -!forrest
      nothing
    """##
}
