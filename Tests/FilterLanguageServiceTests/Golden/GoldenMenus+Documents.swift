extension GoldenMenus {
  static let documents = ##"""
    t:elf c:g‸
      refactor.rewrite: Negate 'c:g'
        t:elf -c:g
      refactor.rewrite: Write names in full: color:g
        t:elf color:g
      refactor.rewrite: Sort the terms
        c:g t:elf
      source.organizeTerms.filterq: Sort the terms of all queries
        c:g t:elf
    ## elves ‸
    t:elf c:g
      source.organizeTerms.filterq: Sort the terms of all queries
        | ## elves·
        | c:g t:elf
    c:w t:elf order:cmc bolt
    # no query ‸here
    ¶
    t:elf‸ c:g
    ··or t:orc
      source.fixAll.filterq: Apply all certain fixes
        | c:w t:elf order:cmc bolt
        | # no query here
        | 
        | (t:elf‸ c:g)
        |   or t:orc
      source.organizeTerms.filterq: Sort the terms of all queries
        | bolt c:w t:elf order:cmc
        | # no query here
        | 
        | t:orc
        |   or c:g t:elf‸
    t:elf␍
    ··or t:orc‸␍
    c:g
      refactor.rewrite: Negate 't:orc'
        | t:elf␍
        |   or -t:orc␍
        | c:g
      refactor.rewrite: Write names in full: type:orc
        | t:elf␍
        |   or type:orc␍
        | c:g
      refactor.rewrite: Join the query into one line
        | t:elf or t:orc␍
        | c:g
    t:creature (o:"whenever this creature attacks" or o:"whenever this creature blocks")‸ -f:modern pow>=4
      refactor.rewrite: Negate '(o:"whenever this creature attacks" or …'
        t:creature -(o:"whenever this creature attacks" or o:"whenever this creature blocks") -f:modern pow>=4
      refactor.rewrite: Distribute over '(o:"whenever this creature attacks" or …'
        t:creature o:"whenever this creature attacks" -f:modern pow>=4 or t:creature o:"whenever this creature blocks" -f:modern pow>=4
      refactor.rewrite: Write names in full
        t:creature (oracle:"whenever this creature attacks" or oracle:"whenever this creature blocks") -f:modern pow>=4
      refactor.rewrite: Sort the terms
        t:creature pow>=4 (o:"whenever this creature attacks" or o:"whenever this creature blocks") -f:modern
      refactor.rewrite: Split the query over lines
        | t:creature
        |   (o:"whenever this creature attacks" or o:"whenever this creature blocks")
        |   -f:modern
        |   pow>=4
      source.organizeTerms.filterq: Sort the terms of all queries
        t:creature pow>=4 (o:"whenever this creature attacks" or o:"whenever this creature blocks") -f:modern
    t:elf or‸
    t: elf or c:g c:g
    ··(‸t:elf
      quickfix *: Remove 'or'
        | t:elf
        | t: elf or c:g c:g
        |   (‸t:elf
      source.fixAll.filterq: Apply all certain fixes
        | t:elf
        | t:elf or c:g c:g
        |   (‸t:elf
    t:elf t:elf‸ t:elf c:g c:g
      quickfix: Remove 't:elf'
        t:elf t:elf c:g c:g
      refactor.rewrite: Negate 't:elf'
        t:elf -t:elf t:elf c:g c:g
      refactor.rewrite: Remove duplicate terms: t:elf
        t:elf c:g c:g
      refactor.rewrite: Simplify the query: t:elf c:g
        t:elf c:g
      refactor.rewrite: Write names in full: type:elf
        t:elf type:elf t:elf c:g c:g
      refactor.rewrite: Sort the terms
        c:g c:g t:elf t:elf t:elf
      source.organizeTerms.filterq: Sort the terms of all queries
        c:g c:g t:elf t:elf t:elf
    --a --b‸ --c
      source.fixAll.filterq: Apply all certain fixes
        a b c
    foo:bar‸ t:elf
      refactor.rewrite: Negate 'foo:bar'
        -foo:bar t:elf
      refactor.rewrite: Sort the terms
        t:elf foo:bar
      source.organizeTerms.filterq: Sort the terms of all queries
        t:elf foo:bar
    cmc3‸
      quickfix: Change to 'cmc:3'
        cmc:3
      quickfix: Change to 'cmc>=3'
        cmc>=3
      quickfix: Change to 'cmc<=3'
        cmc<=3
      refactor.rewrite: Negate 'cmc3'
        -cmc3
    t:elf "unfinished‸
      quickfix *: Insert '"'
        t:elf "unfinished"
      source.fixAll.filterq: Apply all certain fixes
        t:elf "unfinished"
    order:cmc t:elf order:name‸
      refactor.rewrite: Shorten names: sort:name
        order:cmc t:elf sort:name
      refactor.rewrite: Sort the terms
        t:elf order:cmc order:name
      source.organizeTerms.filterq: Sort the terms of all queries
        t:elf order:cmc order:name
    """##
}
