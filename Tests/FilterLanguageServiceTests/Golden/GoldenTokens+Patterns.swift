extension GoldenTokens {
  static let patterns = ##"""
    o:/draw/
      o=property  :=operator  /=regexp  draw=regexp  /=regexp
    o:/^draw a card$/
      o=property  :=operator  /=regexp  ^=keyword  draw a card=regexp  $=keyword  /=regexp
    o:/a|b/
      o=property  :=operator  /=regexp  a=regexp  |=operator  b=regexp  /=regexp
    o:/(draw|discard) \d+ cards?/
      o=property  :=operator  /=regexp  (=regexp  draw=regexp  |=operator  discard=regexp  )=regexp   =regexp
      \d=regexp.escape  +=operator   card=regexp  s=regexp  ?=operator  /=regexp
    -o:/[a-z]+\.$/
      -=operator.negated  o=property.negated  :=operator.negated  /=regexp.negated  [=regexp.negated+escape
      a-z=regexp.negated+escape  ]=regexp.negated+escape  +=operator.negated  \.=regexp.negated+escape
      $=keyword.negated  /=regexp.negated
    o:/[^a-z\d]/
      o=property  :=operator  /=regexp  [^=regexp.escape  a-z=regexp.escape  \d=regexp.escape  ]=regexp.escape
      /=regexp
    o:/\sm \spt/
      o=property  :=operator  /=regexp  \sm=macro   =regexp  \spt=macro  /=regexp
    o:/~ enters/
      o=property  :=operator  /=regexp  ~=variable   enters=regexp  /=regexp
    o:/a{2,3}b*?/
      o=property  :=operator  /=regexp  a=regexp  {2,3}=operator  b=regexp  *?=operator  /=regexp
    o:/(?:a|b)c/
      o=property  :=operator  /=regexp  (?:=regexp  a=regexp  |=operator  b=regexp  )=regexp  c=regexp
      /=regexp
    o:/(?=a)(?!b)/
      o=property  :=operator  /=regexp  (?==regexp  a=regexp  )=regexp  (?!=regexp  b=regexp  )=regexp
      /=regexp
    o:/(?<=a)b/
      o=property  :=operator  /=regexp  (?<==regexp  a=regexp  )=regexp  b=regexp  /=regexp
    o:/(?#note)a/
      o=property  :=operator  /=regexp  (?#note)=comment  a=regexp  /=regexp
    o:/a**/
      o=property  :=operator  /=regexp  a=regexp  *=operator  *=regexp.unknown  /=regexp
    o:/[z-a]/
      o=property  :=operator  /=regexp  [=regexp.escape  z-a=regexp.unknown  ]=regexp.escape  /=regexp
    o:/(a/
      o=property  :=operator  /=regexp  (=regexp.unknown  a=regexp  /=regexp
    o:/a)/
      o=property  :=operator  /=regexp  a=regexp  )=regexp.unknown  /=regexp
    o:/\q\n\t/
      o=property  :=operator  /=regexp  \q=regexp.unknown  \n=regexp.escape  \t=regexp.escape  /=regexp
    o:/{t}: add/
      o=property  :=operator  /=regexp  {t}: add=regexp  /=regexp
    o:/\{t\}/
      o=property  :=operator  /=regexp  \{=regexp.escape  t=regexp  \}=regexp.escape  /=regexp
    o:/unfinished [a-z
      o=property  :=operator  /=regexp  unfinished =regexp  [=regexp.unknown  a-z=regexp.escape
    o:/a\/b/
      o=property  :=operator  /=regexp  a=regexp  \/=regexp.escape  b=regexp  /=regexp
    name:/^.{3}$/
      name=property  :=operator  /=regexp  ^=keyword  .=regexp.escape  {3}=operator  $=keyword  /=regexp
    a:/guay/
      a=property  :=operator  /=regexp.unknown  guay=regexp.unknown  /=regexp.unknown
    o://
      o=property  :=operator  /=regexp  /=regexp
    fo:/né🧝+/
      fo=property  :=operator  /=regexp  né=regexp  🧝=regexp  +=operator  /=regexp
    -(o:/^a/ or o:/b$/)
      -=operator.negated  o=property.negated  :=operator.negated  /=regexp.negated  ^=keyword.negated
      a=regexp.negated  /=regexp.negated  or=keyword.negated  o=property.negated  :=operator.negated
      /=regexp.negated  b=regexp.negated  $=keyword.negated  /=regexp.negated
    o=/a/
      o=property  ==operator  /=regexp  a=regexp  /=regexp
    o:/\bflash\b/
      o=property  :=operator  /=regexp  \b=keyword  flash=regexp  \b=keyword  /=regexp
    o:/[[:alpha:]]+/
      o=property  :=operator  /=regexp  [=regexp.escape  [:alpha:]=regexp.escape  ]=regexp.escape  +=operator
      /=regexp
    t:/goblin|elf/
      t=property  :=operator  /=regexp  goblin=regexp  |=operator  elf=regexp  /=regexp
    """##
}
