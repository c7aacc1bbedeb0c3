extension GoldenFindings {
  static let patterns = ##"""
    o:/(?>a)/
       ^^^ error regex-atomic-group: Atomic groups are refused
        - Use '(?:': o:/(?:a)/
    o:/(a)\1/
          ^^ warning regex-back-reference: The back-reference '\1' never matches
    o:/\u12/
       ^^^^ error regex-bad-character-code: '\u12' names no character
        - Remove the backslash: o:/u12/
    o:/\xD800/
       ^^^^^^ error regex-bad-character-code: '\xD800' names no character
        - Remove the backslash: o:/xD800/
    o:/a{256}/
        ^^^^^ error regex-bound-too-large: '{256}' repeats more than 255 times
    o:/a**/
         ^ error regex-doubled-quantifier: '*' stands behind another quantifier
        - Remove '*': o:/a*/
    o:/a+*/
         ^ error regex-doubled-quantifier: '*' stands behind another quantifier
        - Remove '*': o:/a+/
    o:/[]/
       ^^ error regex-empty-class: The brackets hold no character: a ']' behind '[' is the first one
        - Escape '[': o:/\[]/
        - Remove '[]': o://
    o:/(?i)draw/
       ^^^^ error regex-inline-flags: Flags such as '(?i)' are refused; upper and lower case are always the same
        - Remove '(?i)': o:/draw/
    o:/(?i:draw)/
       ^^^^ error regex-inline-flags: Flags such as '(?i:' are refused; upper and lower case are always the same
        - Use '(?:': o:/(?:draw)/
    o:/a{2x}/
        ^^ error regex-malformed-bounds: '{2' begins a number of repetitions that does not end in '}'
        - Escape '{': o:/a\{2x}/
    o:/a{,3}/
      nothing
    o:/[\y]/
        ^^ error regex-misplaced-escape: '\y' stands for no character, so it cannot stand within brackets
        - Remove the backslash: o:/[y]/
    o:/[a-c-e]/
           ^ error regex-misplaced-hyphen: This '-' joins no two characters
        - Escape '-': o:/[a-c\-e]/
    o:/[\d-z]/
          ^ error regex-misplaced-hyphen: This '-' joins no two characters
        - Escape '-': o:/[\d\-z]/
    o:/(?<n>a)/
       ^^^^^ error regex-named-group: Groups with a name are refused
        - Use '(': o:/(a)/
    o:/(?P<n>a)/
       ^^^^^^ error regex-named-group: Groups with a name are refused
        - Use '(': o:/(a)/
    o:/⟪250 (⟫a⟪250 )⟫/
      1:6+1 error regex-parentheses-too-deep: Parentheses are nested more than 2 deep, counting escaped ones as well
      1:68+1 error regex-nesting-too-deep: Groups are nested more than 64 deep; the inner parentheses are passed over
      1:93+1 error regex-pattern-too-complex: The pattern is too complex: from here on it scores 90 or more ('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)
      1:252+253 error regex-pattern-too-long: The pattern is too long: more than 248 characters, with '\' and '"' as two
    o:/⟪25 (⟫a⟪25 )⟫/
         ^ error regex-parentheses-too-deep: Parentheses are nested more than 2 deep, counting escaped ones as well
    o:/*a/
       ^ error regex-nothing-to-repeat: Nothing that '*' could repeat stands before it
        - Escape '*': o:/\*a/
        - Remove '*': o:/a/
    o:/^+/
        ^ error regex-nothing-to-repeat: Nothing that '+' could repeat stands before it
        - Escape '+': o:/^\+/
        - Remove '+': o:/^/
    o:/(*a)/
        ^ error regex-nothing-to-repeat: Nothing that '*' could repeat stands before it
        - Escape '*': o:/(\*a)/
        - Remove '*': o:/(a)/
    o:/((((a{50}){50}){50}){50})/
         ^ error regex-parentheses-too-deep: Parentheses are nested more than 2 deep, counting escaped ones as well
                 ^^^^ error regex-too-many-repetitions: The upper bounds of all braces add up to more than 50
    o:/(a|b|c){100}(d|e|f){100}[a-z]{90}.*.*.*/
              ^^^^^ error regex-too-many-repetitions: The upper bounds of all braces add up to more than 50
    o:/⟪400 abcd⟫/
      1:252+1352 error regex-pattern-too-long: The pattern is too long: more than 248 characters, with '\' and '"' as two
      1:1001+604 warning query-too-long: The source reads the first 1000 characters only and drops the rest
    o:/a*+/
         ^ error regex-possessive-quantifier: Possessive quantifiers are refused
        - Remove '+': o:/a*/
    o:/a{5,2}/
        ^^^^^ error regex-reversed-bounds: The bounds of '{5,2}' are the wrong way round
        - Use '{2,5}': o:/a{2,5}/
    o:/[z-a]/
        ^^^ error regex-reversed-range: The ends of 'z-a' are the wrong way round
        - Use 'a-z': o:/[a-z]/
    o:/[\sm]/
        ^^^ warning regex-shorthand-in-class: '\sm' is no shorthand within brackets, where each character stands for itself
        - Use 'm\s': o:/[m\s]/
    o:/add {2}/
           ^^^ warning regex-symbol-as-bounds: '{2}' repeats the character before it; a symbol needs a backslash
        - Escape '{': o:/add \{2}/
    o:/{w}{2}/
          ^^^ warning regex-symbol-as-bounds: '{2}' repeats the character before it; a symbol needs a backslash
        - Escape '{': o:/{w}\{2}/
    o:/a{200}b{200}c{200}d{200}e{200}/
        ^^^^^ error regex-too-many-repetitions: The upper bounds of all braces add up to more than 50
    o:/draw\/
      ^ error unclosed-regex: No '/' closes this regular expression
        * Insert '/': o:/draw\//
           ^ error regex-trailing-backslash: Nothing follows the backslash
        - Use '\\': o:/draw\\/
        - Remove '\': o:/draw/
    o:/[abc/
       ^ error regex-unclosed-class: No ']' closes this '['
        - Insert ']': o:/[abc]/
        - Escape '[': o:/\[abc/
    o:/draw (a card/
            ^ error regex-unclosed-group: No ')' closes this '('
        - Insert ')': o:/draw (a card)/
        - Escape '(': o:/draw \(a card/
    o:/[[:alpha/
       ^ error regex-unclosed-class: No ']' closes this '['
        - Insert ']': o:/[[:alpha]/
        ^^^^^^^ error regex-unclosed-posix-class: No ':]' closes '[:alpha'
        - Insert ':]': o:/[[:alpha:]/
        - Escape '[': o:/[\[:alpha/
    o:/[[:foo:]]/
        ^^^^^^^ error regex-unknown-posix-class: There is no class '[:foo:]'
    o:/\1(a)/
       ^^ warning regex-unknown-back-reference: No group that '\1' could repeat ends before it, so it never matches
    o:/\q/
       ^^ error regex-unknown-escape: '\q' means nothing: letters have a backslash only where it gives them a meaning
        - Remove the backslash: o:/q/
    o:/(?xa)/
       ^^^^^ error regex-inline-flags: Flags such as '(?xa)' are refused; upper and lower case are always the same
        - Remove '(?xa)': o://
    o:/(?#comment/
      nothing
    o:/a)b/
        ^ error regex-unmatched-parenthesis: No '(' opens what this ')' closes
        - Escape ')': o:/a\)b/
        - Remove ')': o:/ab/
    o:/^{T}: add/ t:elf
      nothing
    t:elf -o:/\bdraw (a|two cards\b/ c:g
                     ^ error regex-unclosed-group: No ')' closes this '('
        - Insert ')': t:elf -o:/\bdraw (a|two cards\b)/ c:g
        - Escape '(': t:elf -o:/\bdraw \(a|two cards\b/ c:g
    o:/é{300}🧝+*/
        ^^^^^ error regex-bound-too-large: '{300}' repeats more than 255 times
               ^ error regex-doubled-quantifier: '*' stands behind another quantifier
        - Remove '*': o:/é{300}🧝+/
    (o:/a**/ or o:/b**/)
          ^ error regex-doubled-quantifier: '*' stands behind another quantifier
        - Remove '*': (o:/a*/ or o:/b**/)
                     ^ error regex-doubled-quantifier: '*' stands behind another quantifier
        - Remove '*': (o:/a**/ or o:/b*/)
    fo:/^\ss\q/
            ^^ error regex-unknown-escape: '\q' means nothing: letters have a backslash only where it gives them a meaning
        - Remove the backslash: fo:/^\ssq/
    o:/(?ab)/
       ^^^^^ error regex-inline-flags: Flags such as '(?ab)' are refused; upper and lower case are always the same
        - Remove '(?ab)': o://
    o:/(?*a)/
       ^^ error regex-unknown-group: '(?' begins no group: ':', '=', '!', '<=' or '<!' must follow
        - Use '(': o:/(*a)/
        - Escape '?': o:/(\?*a)/
         ^ error regex-nothing-to-repeat: Nothing that '*' could repeat stands before it
        - Escape '*': o:/(?\*a)/
    """##
}
