extension GoldenPlaces {
  static let groups = #"""
    -t:elf (c:g or
      ‸-t:elf (c:g or  start
      -‸t:elf (c:g or  field replaces 't' negative
      -t‸:elf (c:g or  field 't' replaces 't' negative
      -t:‸elf (c:g or  value replaces 'elf' negative of t:
      -t:e‸lf (c:g or  value 'e' replaces 'elf' negative of t:
      -t:el‸f (c:g or  value 'el' replaces 'elf' negative of t:
      -t:elf‸ (c:g or  value 'elf' replaces 'elf' negative of t:
      -t:elf ‸(c:g or  start
      -t:elf (‸c:g or  start in 1, 1 open
      -t:elf (c‸:g or  field 'c' replaces 'c' in 1, 1 open
      -t:elf (c:‸g or  value replaces 'g' of c: in 1, 1 open
      -t:elf (c:g‸ or  value 'g' replaces 'g' of c: in 1, 1 open
      -t:elf (c:g ‸or  start in 1, 1 open
      -t:elf (c:g o‸r  word 'o' replaces 'or' in 1, 1 open
      -t:elf (c:g or‸  word 'or' replaces 'or' in 1, 1 open
    (a or (b c)) d
      ‸(a or (b c)) d  start
      (‸a or (b c)) d  start in 1, 0 open
      (a‸ or (b c)) d  word 'a' replaces 'a' in 1, 0 open
      (a ‸or (b c)) d  start in 1, 0 open
      (a o‸r (b c)) d  word 'o' replaces 'or' in 1, 0 open
      (a or‸ (b c)) d  word 'or' replaces 'or' in 1, 0 open
      (a or ‸(b c)) d  start in 1, 0 open behind a connective
      (a or (‸b c)) d  start in 2, 0 open
      (a or (b‸ c)) d  word 'b' replaces 'b' in 2, 0 open
      (a or (b ‸c)) d  start in 2, 0 open
      (a or (b c‸)) d  word 'c' replaces 'c' run of 2 in 2, 0 open
      (a or (b c)‸) d  start in 1, 0 open
      (a or (b c))‸ d  start
      (a or (b c)) ‸d  start
      (a or (b c)) d‸  word 'd' replaces 'd'
    t:elf or -(c:r mv>3)
      ‸t:elf or -(c:r mv>3)  start
      t‸:elf or -(c:r mv>3)  field 't' replaces 't'
      t:‸elf or -(c:r mv>3)  value replaces 'elf' of t:
      t:e‸lf or -(c:r mv>3)  value 'e' replaces 'elf' of t:
      t:el‸f or -(c:r mv>3)  value 'el' replaces 'elf' of t:
      t:elf‸ or -(c:r mv>3)  value 'elf' replaces 'elf' of t:
      t:elf ‸or -(c:r mv>3)  start
      t:elf o‸r -(c:r mv>3)  word 'o' replaces 'or'
      t:elf or‸ -(c:r mv>3)  word 'or' replaces 'or'
      t:elf or ‸-(c:r mv>3)  start behind a connective
      t:elf or -‸(c:r mv>3)  start negative behind a connective
      t:elf or -(‸c:r mv>3)  start in 1, 0 open
      t:elf or -(c‸:r mv>3)  field 'c' replaces 'c' in 1, 0 open
      t:elf or -(c:‸r mv>3)  value replaces 'r' of c: in 1, 0 open
      t:elf or -(c:r‸ mv>3)  value 'r' replaces 'r' of c: in 1, 0 open
      t:elf or -(c:r ‸mv>3)  start in 1, 0 open
      t:elf or -(c:r m‸v>3)  field 'm' replaces 'mv' in 1, 0 open
      t:elf or -(c:r mv‸>3)  field 'mv' replaces 'mv' in 1, 0 open
      t:elf or -(c:r mv>‸3)  value replaces '3' of mv> in 1, 0 open
      t:elf or -(c:r mv>3‸)  value '3' replaces '3' of mv> in 1, 0 open
      t:elf or -(c:r mv>3)‸  start
    (((x
      ‸(((x  start
      (‸((x  start in 1, 1 open
      ((‸(x  start in 2, 2 open
      (((‸x  start in 3, 3 open
      (((x‸  word 'x' replaces 'x' in 3, 3 open
    () or t
      ‸() or t  start
      (‸) or t  start in 1, 0 open
      ()‸ or t  start
      () ‸or t  start
      () o‸r t  word 'o' replaces 'or'
      () or‸ t  word 'or' replaces 'or'
      () or ‸t  start behind a connective
      () or t‸  word 't' replaces 't' behind a connective
    a and b or c
      ‸a and b or c  start
      a‸ and b or c  word 'a' replaces 'a'
      a ‸and b or c  start
      a a‸nd b or c  word 'a' replaces 'and'
      a an‸d b or c  word 'an' replaces 'and'
      a and‸ b or c  word 'and' replaces 'and'
      a and ‸b or c  start behind a connective
      a and b‸ or c  word 'b' replaces 'b' run of 3 behind a connective
      a and b ‸or c  start
      a and b o‸r c  word 'o' replaces 'or'
      a and b or‸ c  word 'or' replaces 'or'
      a and b or ‸c  start behind a connective
      a and b or c‸  word 'c' replaces 'c' behind a connective
    azusa, lost but
      ‸azusa, lost but  start
      a‸zusa, lost but  word 'a' replaces 'azusa,'
      az‸usa, lost but  word 'az' replaces 'azusa,'
      azu‸sa, lost but  word 'azu' replaces 'azusa,'
      azus‸a, lost but  word 'azus' replaces 'azusa,'
      azusa‸, lost but  word 'azusa' replaces 'azusa,'
      azusa,‸ lost but  word 'azusa,' replaces 'azusa,'
      azusa, ‸lost but  start
      azusa, l‸ost but  word 'l' replaces 'lost' run of 2
      azusa, lo‸st but  word 'lo' replaces 'lost' run of 2
      azusa, los‸t but  word 'los' replaces 'lost' run of 2
      azusa, lost‸ but  word 'lost' replaces 'lost' run of 2
      azusa, lost ‸but  start
      azusa, lost b‸ut  word 'b' replaces 'but' run of 3
      azusa, lost bu‸t  word 'bu' replaces 'but' run of 3
      azusa, lost but‸  word 'but' replaces 'but' run of 3
    t:elf)
      ‸t:elf)  start
      t‸:elf)  field 't' replaces 't'
      t:‸elf)  value replaces 'elf' of t:
      t:e‸lf)  value 'e' replaces 'elf' of t:
      t:el‸f)  value 'el' replaces 'elf' of t:
      t:elf‸)  value 'elf' replaces 'elf' of t:
      t:elf)‸  start
    -(-t:gob)
      ‸-(-t:gob)  start
      -‸(-t:gob)  start negative
      -(‸-t:gob)  start in 1, 0 open
      -(-‸t:gob)  field replaces 't' negative in 1, 0 open
      -(-t‸:gob)  field 't' replaces 't' negative in 1, 0 open
      -(-t:‸gob)  value replaces 'gob' negative of t: in 1, 0 open
      -(-t:g‸ob)  value 'g' replaces 'gob' negative of t: in 1, 0 open
      -(-t:go‸b)  value 'go' replaces 'gob' negative of t: in 1, 0 open
      -(-t:gob‸)  value 'gob' replaces 'gob' negative of t: in 1, 0 open
      -(-t:gob)‸  start
    (o:"a (b" c:
      ‸(o:"a (b" c:  start
      (‸o:"a (b" c:  start in 1, 1 open
      (o‸:"a (b" c:  field 'o' replaces 'o' in 1, 1 open
      (o:‸"a (b" c:  value replaces '"a (b"' of o: in 1, 1 open
      (o:"‸a (b" c:  value replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a‸ (b" c:  value 'a' replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a ‸(b" c:  value 'a ' replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a (‸b" c:  value 'a (' replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a (b‸" c:  value 'a (b' replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a (b"‸ c:  value 'a (b' replaces '"a (b"' of o: in double in 1, 1 open
      (o:"a (b" ‸c:  start in 1, 1 open
      (o:"a (b" c‸:  field 'c' replaces 'c' in 1, 1 open
      (o:"a (b" c:‸  value of c: in 1, 1 open
    fire // ice
      ‸fire // ice  start
      f‸ire // ice  word 'f' replaces 'fire'
      fi‸re // ice  word 'fi' replaces 'fire'
      fir‸e // ice  word 'fir' replaces 'fire'
      fire‸ // ice  word 'fire' replaces 'fire'
      fire ‸// ice  start
      fire /‸/ ice  start
      fire //‸ ice  start
      fire // ‸ice  start
      fire // i‸ce  word 'i' replaces 'ice' run of 2
      fire // ic‸e  word 'ic' replaces 'ice' run of 2
      fire // ice‸  word 'ice' replaces 'ice' run of 2
    !urza saga t:l
      ‸!urza saga t:l  start
      !‸urza saga t:l  exactName replaces 'urza'
      !u‸rza saga t:l  exactName 'u' replaces 'urza'
      !ur‸za saga t:l  exactName 'ur' replaces 'urza'
      !urz‸a saga t:l  exactName 'urz' replaces 'urza'
      !urza‸ saga t:l  exactName 'urza' replaces 'urza'
      !urza ‸saga t:l  start
      !urza s‸aga t:l  word 's' replaces 'saga' run of 2
      !urza sa‸ga t:l  word 'sa' replaces 'saga' run of 2
      !urza sag‸a t:l  word 'sag' replaces 'saga' run of 2
      !urza saga‸ t:l  word 'saga' replaces 'saga' run of 2
      !urza saga ‸t:l  start
      !urza saga t‸:l  field 't' replaces 't'
      !urza saga t:‸l  value replaces 'l' of t:
      !urza saga t:l‸  value 'l' replaces 'l' of t:
    x or or y
      ‸x or or y  start
      x‸ or or y  word 'x' replaces 'x'
      x ‸or or y  start
      x o‸r or y  word 'o' replaces 'or'
      x or‸ or y  word 'or' replaces 'or'
      x or ‸or y  start behind a connective
      x or o‸r y  word 'o' replaces 'or' behind a connective
      x or or‸ y  word 'or' replaces 'or' behind a connective
      x or or ‸y  start behind a connective
      x or or y‸  word 'y' replaces 'y' behind a connective
    """#
}
