extension GoldenTokens {
  static let documents = ##"""
    # comment
    t:elf
      # comment=comment
      t=property  :=operator  elf=type
    ## Heading
    # ## no heading
    #
    t:elf
    ##
    ####### seven
    #no space
      ## Heading=comment.documentation
      # ## no heading=comment
      #=comment
      t=property  :=operator  elf=type
      ##=comment
      ####### seven=comment
      #no space=comment
    t:elf␍
    ··or c:g␍
    # end
      t=property  :=operator  elf=type
      or=keyword  c=property  :=operator  g=enumMember
      # end=comment
    t:elf
    ··-(c:g
    ····or mv>3)
    ··o:"draw
    ··a card"
    ¶
    bolt
      t=property  :=operator  elf=type
      -=operator.negated  c=property.negated  :=operator.negated  g=enumMember.negated
      or=keyword.negated  mv=property.negated  >=operator.negated  3=number.negated
      o=property  :=operator  "draw=string
        a card"=string
      bolt=variable
    t:elf # no comment
    ·# a query
      t=property  :=operator  elf=type  # no comment=comment
      # a query=comment
    # 🧝 elves
      # 🧝 elves=comment
    🧝 or
    ··t:elf
      🧝=variable  or=keyword
      t=property  :=operator  elf=type
    o:/a
    ··b/
      o=property  :=operator  /=regexp  a=regexp
        b=regexp  /=regexp
    t:elf or
    # between
    ··c:g
      t=property  :=operator  elf=type  or=keyword
      # between=comment
      c=property  :=operator  g=enumMember
    a␍b
      a=variable
      b=variable
    -(t:elf
    ··-(c:g
    ····-c:w))
      -=operator.negated  t=property.negated  :=operator.negated  elf=type.negated
      -=operator  c=property  :=operator  g=enumMember
      -=operator.negated  c=property.negated  :=operator.negated  w=enumMember.negated
    """##
}
