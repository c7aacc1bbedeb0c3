extension GoldenHovers {
  static let patterns = ##"""
    o:/^tap/
      [o] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /^tap/ in their rules text
      [/^tap/] pattern: pattern
        The pattern: '^' the beginning of a line, 'tap'
        Finds cards that match the pattern /^tap/ in their rules text
      [^] pattern: the beginning of a line …
      [tap] pattern: the text 'tap' …
    t:/e‸lf.*warrior/
      [elf] pattern: the text 'elf'
        The pattern: 'elf', '.' any character, '*' zero or more times, as many as possible, 'warrior'
        Finds cards that match the pattern /elf.*warrior/ in their type line
    o:‸/\d+ \w+\s/
      [/\d+ \w+\s/] pattern: pattern
        The pattern: '\d' any digit, '+' one or more times, as many as possible, ' ' a space, '\w' any letter, digit or underscore, '+' one or more times, as many as possible, '\s' any white space
        Finds cards that match the pattern /\d+ \w+\s/ in their rules text
    o:/[a-z]+[^,.]*?/
      [o] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /[a-z]+[^,.]*?/ in their rules text
      [/[a-z]+[^,.]*?/] pattern: pattern
        The pattern: '[' one of these characters, 'a-z' any character from 'a' to 'z', ']' the end of the characters, '+' one or more times, as many as possible, '[^' any character except these, ',' ',', '.' '.', ']' the end of the characters, '*?' zero or more times, as few as possible
        Finds cards that match the pattern /[a-z]+[^,.]*?/ in their rules text
      [[] pattern: one of these characters …
      [a-z] pattern: any character from 'a' to 'z' …
      []] pattern: the end of the characters …
      [+] pattern: one or more times, as many as possible …
      [[^] pattern: any character except these …
      [,] pattern: ',' …
      [.] pattern: '.' …
      []] pattern: the end of the characters …
      [*?] pattern: zero or more times, as few as possible …
    o:/(?:draw|discard) (a|two) cards?$/
      [o] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /(?:draw|discard) (a|two) cards?$/ in their rules text
      [/(?:draw|discard) (a|two) cards?$/] pattern: pattern
        The pattern: '(?:' a group, 'draw', '|' or, 'discard', ')' the end of the group, ' ' a space, '(' a group, 'a', '|' or, 'two', ')' the end of the group, ' card', 's', '?' at most once, as many as possible, '$' the end of a line
        Finds cards that match the pattern /(?:draw|discard) (a|two) cards?$/ in their rules text
      [(?:] pattern: a group …
      [draw] pattern: the text 'draw' …
      [|] pattern: or …
      [discard] pattern: the text 'discard' …
      [)] pattern: the end of the group …
      [ ] pattern: a space …
      [(] pattern: a group …
      [a] pattern: 'a' …
      [|] pattern: or …
      [two] pattern: the text 'two' …
      [)] pattern: the end of the group …
      [ card] pattern: the text ' card' …
      [s] pattern: 's' …
      [?] pattern: at most once, as many as possible …
      [$] pattern: the end of a line …
    o:‸/\bflash\b/
      [/\bflash\b/] pattern: pattern
        The pattern: '\b' the beginning or end of a word, 'flash', '\b' the beginning or end of a word
        Finds cards that match the pattern /\bflash\b/ in their rules text
    o:/x{2}y{2,}z{2,3}/
      [o] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /x{2}y{2,}z{2,3}/ in their rules text
      [/x{2}y{2,}z{2,3}/] pattern: pattern
        The pattern: 'x', '{2}' exactly 2 times, 'y', '{2,}' 2 or more times, as many as possible, 'z', '{2,3}' 2 to 3 times, as many as possible
        Finds cards that match the pattern /x{2}y{2,}z{2,3}/ in their rules text
      [x] pattern: 'x' …
      [{2}] pattern: exactly 2 times …
      [y] pattern: 'y' …
      [{2,}] pattern: 2 or more times, as many as possible …
      [z] pattern: 'z' …
      [{2,3}] pattern: 2 to 3 times, as many as possible …
    o:‸/a(?=b)c(?!d)/
      [/a(?=b)c(?!d)/] pattern: pattern
        The pattern: 'a', '(?=' followed by, 'b', ')' the end of the group, 'c', '(?!' not followed by, 'd', ')' the end of the group
        Finds cards that match the pattern /a(?=b)c(?!d)/ in their rules text
    o:‸/(?<=e)f(?<!g)/
      [/(?<=e)f(?<!g)/] pattern: pattern
        The pattern: '(?<=' preceded by, 'e', ')' the end of the group, 'f', '(?<!' not preceded by, 'g', ')' the end of the group
        Finds cards that match the pattern /(?<=e)f(?<!g)/ in their rules text
    m:/\s‸mh\smp/
      [\smh] pattern: hybrid mana symbol
        The pattern: '\smh' hybrid mana symbol, '\smp' Phyrexian mana symbol
        Finds cards that match the pattern /\smh\smp/ in their mana cost
    o:‸/\sm+: add \sc/
      [/\sm+: add \sc/] pattern: pattern
        The pattern: '\sm' any mana symbol, '+' one or more times, as many as possible, ': add ', '\sc' any colored mana symbol
        Finds cards that match the pattern /\sm+: add \sc/ in their rules text
    o:/~ gets \spp and \smm or \spt/
      [o] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /~ gets \spp and \smm or \spt/ in their rules text
      [/~ gets \spp and \smm or \spt/] pattern: pattern
        The pattern: '~' the card's own name or self reference, ' gets ', '\spp' bonus pair such as +1/+1, ' and ', '\smm' penalty pair such as -1/-1, ' or ', '\spt' power/toughness pair such as 1/1
        Finds cards that match the pattern /~ gets \spp and \smm or \spt/ in their rules text
      [~] pattern: the card's own name or self reference …
      [ gets ] pattern: the text ' gets ' …
      [\spp] pattern: bonus pair such as +1/+1 …
      [ and ] pattern: the text ' and ' …
      [\smm] pattern: penalty pair such as -1/-1 …
      [ or ] pattern: the text ' or ' …
      [\spt] pattern: power/toughness pair such as 1/1 …
    o:‸/\/ \. \( \\/
      [/\/ \. \( \\/] pattern: pattern
        The pattern: '\/' '/', ' ' a space, '\.' '.', ' ' a space, '\(' '(', ' ' a space, '\\' '\'
        Finds cards that match the pattern /\/ \. \( \\/ in their rules text
    o:‸/[\dA-F]/
      [/[\dA-F]/] pattern: pattern
        The pattern: '[' one of these characters, '\d' any digit, 'A-F' any character from 'A' to 'F', ']' the end of the characters
        Finds cards that match the pattern /[\dA-F]/ in their rules text
    o:‸/(a)\1/
      [/(a)\1/] pattern: pattern
        The pattern: '(' a group, 'a', ')' the end of the group, '\1' a back-reference, which never matches
        Finds cards that match the pattern /(a)\1/ in their rules text
    fo:‸/\(.*\)/
      [/\(.*\)/] pattern: pattern
        The pattern: '\(' '(', '.' any character, '*' zero or more times, as many as possible, '\)' ')'
        Finds cards that match the pattern /\(.*\)/ in their full rules text
    o:/‸(/
      [(] pattern: unclosed '('
        Finds cards that match the pattern /(/ in their rules text
    o:/‸[/
      [[] pattern: unclosed '['
        Finds cards that match the pattern /[/ in their rules text
    o:/a‸**/
      [*] pattern: zero or more times, as many as possible
        The pattern: 'a', '*' zero or more times, as many as possible, '*' '*' follows another quantifier
        Finds cards that match the pattern /a**/ in their rules text
    name:/^‸lightning /
      [lightning ] pattern: the text 'lightning '
        The pattern: '^' the beginning of a line, 'lightning '
        Finds cards that match the pattern /^lightning / in their name
    a:/‸guay/
      [guay] pattern: the text 'guay'
        Artist takes no pattern
    c:/‸w/
      [w] pattern: 'w'
        Color takes no pattern
    o:/‸draw
      [draw] pattern: the text 'draw'
        Finds cards that match the pattern /draw/ in their rules text
    o:/‸/
      [//] pattern: pattern
        Finds cards that match the pattern // in their rules text
    -o:/‸tap/
      [tap] pattern: the text 'tap'
        Finds cards that do not match the pattern /tap/ in their rules text
    """##
}
