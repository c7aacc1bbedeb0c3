extension GoldenDiagnostics {
  static let patterns = ##"""
    o:/(?>a)/
       ^^^ error regex-atomic-group: atomic groups are not supported
        - Use '(?:': o:/(?:a)/
    o:/(a)\1/
          ^^ warning regex-back-reference: back-reference '\1' never matches
    o:/\u12/
       ^^^^ error regex-bad-character-code: invalid character code '\u12'
        - Remove the backslash: o:/u12/
    o:/\xD800/
       ^^^^^^ error regex-bad-character-code: invalid character code '\xD800'
        - Remove the backslash: o:/xD800/
    o:/a{256}/
        ^^^^^ error regex-bound-too-large: '{256}' exceeds the maximum of 255 repetitions
    o:/a**/
         ^ error regex-doubled-quantifier: '*' follows another quantifier
        - Remove '*': o:/a*/
    o:/a+*/
         ^ error regex-doubled-quantifier: '*' follows another quantifier
        - Remove '*': o:/a+/
    o:/[]/
       ^^ error regex-empty-class: empty brackets; a ']' directly after '[' is a character of the class
        - Escape '[': o:/\[]/
        - Remove '[]': o://
    o:/(?i)draw/
       ^^^^ error regex-inline-flags: flags such as '(?i)' are not supported; case is always ignored
        - Remove '(?i)': o:/draw/
    o:/(?i:draw)/
       ^^^^ error regex-inline-flags: flags such as '(?i:' are not supported; case is always ignored
        - Use '(?:': o:/(?:draw)/
    o:/a{2x}/
        ^^ error regex-malformed-bounds: missing '}' after '{2'
        - Escape '{': o:/a\{2x}/
    o:/a{,3}/
      nothing
    o:/[\y]/
        ^^ error regex-misplaced-escape: '\y' is not a character and not allowed inside brackets
        - Remove the backslash: o:/[y]/
    o:/[a-c-e]/
           ^ error regex-misplaced-hyphen: this '-' does not join two characters
        - Escape '-': o:/[a-c\-e]/
    o:/[\d-z]/
          ^ error regex-misplaced-hyphen: this '-' does not join two characters
        - Escape '-': o:/[\d\-z]/
    o:/(?<n>a)/
       ^^^^^ error regex-named-group: named groups are not supported
        - Use '(': o:/(a)/
    o:/(?P<n>a)/
       ^^^^^^ error regex-named-group: named groups are not supported
        - Use '(': o:/(a)/
    o:/⟪250 (⟫a⟪250 )⟫/
      1:6+1 information regex-parentheses-too-deep: the service refuses this: parentheses nested more than 2 deep, counting escaped ones
      1:68+1 error regex-nesting-too-deep: groups nested more than 64 deep; the inner parentheses are ignored
      1:93+1 information regex-pattern-too-complex: the service refuses this: pattern too complex: from here on it scores 90 or more ('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)
      1:252+253 information regex-pattern-too-long: the service refuses this: pattern longer than 248 characters, counting '\' and '"' twice
    o:/⟪25 (⟫a⟪25 )⟫/
         ^ information regex-parentheses-too-deep: the service refuses this: parentheses nested more than 2 deep, counting escaped ones
    o:/*a/
       ^ error regex-nothing-to-repeat: nothing to repeat before '*'
        - Escape '*': o:/\*a/
        - Remove '*': o:/a/
    o:/^+/
        ^ error regex-nothing-to-repeat: nothing to repeat before '+'
        - Escape '+': o:/^\+/
        - Remove '+': o:/^/
    o:/(*a)/
        ^ error regex-nothing-to-repeat: nothing to repeat before '*'
        - Escape '*': o:/(\*a)/
        - Remove '*': o:/(a)/
    o:/((((a{50}){50}){50}){50})/
         ^ information regex-parentheses-too-deep: the service refuses this: parentheses nested more than 2 deep, counting escaped ones
                 ^^^^ information regex-too-many-repetitions: the service refuses this: the upper bounds of all braces add up to more than 50
    o:/(a|b|c){100}(d|e|f){100}[a-z]{90}.*.*.*/
              ^^^^^ information regex-too-many-repetitions: the service refuses this: the upper bounds of all braces add up to more than 50
    o:/⟪400 abcd⟫/
      1:252+1352 information regex-pattern-too-long: the service refuses this: pattern longer than 248 characters, counting '\' and '"' twice
      1:1001+604 information query-too-long: the service reads only the first 1000 characters of a query
    o:/a*+/
         ^ error regex-possessive-quantifier: possessive quantifiers are not supported
        - Remove '+': o:/a*/
    o:/a{5,2}/
        ^^^^^ error regex-reversed-bounds: reversed bounds '{5,2}'
        - Use '{2,5}': o:/a{2,5}/
    o:/[z-a]/
        ^^^ error regex-reversed-range: reversed range 'z-a'
        - Use 'a-z': o:/[a-z]/
    o:/[\sm]/
        ^^^ warning regex-shorthand-in-class: '\sm' is not a shorthand inside brackets; each character stands for itself
        - Use 'm\s': o:/[m\s]/
    o:/add {2}/
           ^^^ warning regex-symbol-as-bounds: '{2}' repeats the character before it; a symbol needs a backslash
        - Escape '{': o:/add \{2}/
    o:/{w}{2}/
          ^^^ warning regex-symbol-as-bounds: '{2}' repeats the character before it; a symbol needs a backslash
        - Escape '{': o:/{w}\{2}/
    o:/a{200}b{200}c{200}d{200}e{200}/
        ^^^^^ information regex-too-many-repetitions: the service refuses this: the upper bounds of all braces add up to more than 50
    o:/draw\/
      ^ error unclosed-regex: unclosed regular expression
        * Insert '/': o:/draw\//
           ^ error regex-trailing-backslash: missing character after the backslash
        - Use '\\': o:/draw\\/
        - Remove '\': o:/draw/
    o:/[abc/
       ^ error regex-unclosed-class: unclosed '['
        - Insert ']': o:/[abc]/
        - Escape '[': o:/\[abc/
    o:/draw (a card/
            ^ error regex-unclosed-group: unclosed '('
        - Insert ')': o:/draw (a card)/
        - Escape '(': o:/draw \(a card/
    o:/[[:alpha/
       ^ error regex-unclosed-class: unclosed '['
        - Insert ']': o:/[[:alpha]/
        ^^^^^^^ error regex-unclosed-posix-class: missing ':]' after '[:alpha'
        - Insert ':]': o:/[[:alpha:]/
        - Escape '[': o:/[\[:alpha/
    o:/[[:foo:]]/
        ^^^^^^^ error regex-unknown-posix-class: unknown class '[:foo:]'
    o:/\1(a)/
       ^^ warning regex-unknown-back-reference: no group ends before back-reference '\1', so it never matches
    o:/\q/
       ^^ error regex-unknown-escape: unknown escape '\q'
        - Remove the backslash: o:/q/
    o:/(?xa)/
       ^^^^^ error regex-inline-flags: flags such as '(?xa)' are not supported; case is always ignored
        - Remove '(?xa)': o://
    o:/(?#comment/
      nothing
    o:/a)b/
        ^ error regex-unmatched-parenthesis: unmatched ')'
        - Escape ')': o:/a\)b/
        - Remove ')': o:/ab/
    o:/^{T}: add/ t:elf
      nothing
    t:elf -o:/\bdraw (a|two cards\b/ c:g
                     ^ error regex-unclosed-group: unclosed '('
        - Insert ')': t:elf -o:/\bdraw (a|two cards\b)/ c:g
        - Escape '(': t:elf -o:/\bdraw \(a|two cards\b/ c:g
    o:/é{300}🧝+*/
        ^^^^^ error regex-bound-too-large: '{300}' exceeds the maximum of 255 repetitions
               ^ error regex-doubled-quantifier: '*' follows another quantifier
        - Remove '*': o:/é{300}🧝+/
    (o:/a**/ or o:/b**/)
          ^ error regex-doubled-quantifier: '*' follows another quantifier
        - Remove '*': (o:/a*/ or o:/b**/)
                     ^ error regex-doubled-quantifier: '*' follows another quantifier
        - Remove '*': (o:/a**/ or o:/b*/)
    fo:/^\ss\q/
            ^^ error regex-unknown-escape: unknown escape '\q'
        - Remove the backslash: fo:/^\ssq/
    o:/(?ab)/
       ^^^^^ error regex-inline-flags: flags such as '(?ab)' are not supported; case is always ignored
        - Remove '(?ab)': o://
    o:/(?*a)/
       ^^ error regex-unknown-group: unknown group '(?'; expected ':', '=', '!', '<=' or '<!'
        - Use '(': o:/(*a)/
        - Escape '?': o:/(\?*a)/
         ^ error regex-nothing-to-repeat: nothing to repeat before '*'
        - Escape '*': o:/(?\*a)/
    """##
}
