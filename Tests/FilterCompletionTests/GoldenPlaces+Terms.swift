extension GoldenPlaces {
  static let terms = #"""
    -t:elf pow>=3
      ‸-t:elf pow>=3  start
      -‸t:elf pow>=3  field replaces 't' negative
      -t‸:elf pow>=3  field 't' replaces 't' negative
      -t:‸elf pow>=3  value replaces 'elf' negative of t:
      -t:e‸lf pow>=3  value 'e' replaces 'elf' negative of t:
      -t:el‸f pow>=3  value 'el' replaces 'elf' negative of t:
      -t:elf‸ pow>=3  value 'elf' replaces 'elf' negative of t:
      -t:elf ‸pow>=3  start
      -t:elf p‸ow>=3  field 'p' replaces 'pow'
      -t:elf po‸w>=3  field 'po' replaces 'pow'
      -t:elf pow‸>=3  field 'pow' replaces 'pow'
      -t:elf pow>‸=3  comparison replaces '>=' of pow>=
      -t:elf pow>=‸3  value replaces '3' of pow>=
      -t:elf pow>=3‸  value '3' replaces '3' of pow>=
    o:"draw a" !bolt
      ‸o:"draw a" !bolt  start
      o‸:"draw a" !bolt  field 'o' replaces 'o'
      o:‸"draw a" !bolt  value replaces '"draw a"' of o:
      o:"‸draw a" !bolt  value replaces '"draw a"' of o: in double
      o:"d‸raw a" !bolt  value 'd' replaces '"draw a"' of o: in double
      o:"dr‸aw a" !bolt  value 'dr' replaces '"draw a"' of o: in double
      o:"dra‸w a" !bolt  value 'dra' replaces '"draw a"' of o: in double
      o:"draw‸ a" !bolt  value 'draw' replaces '"draw a"' of o: in double
      o:"draw ‸a" !bolt  value 'draw ' replaces '"draw a"' of o: in double
      o:"draw a‸" !bolt  value 'draw a' replaces '"draw a"' of o: in double
      o:"draw a"‸ !bolt  value 'draw a' replaces '"draw a"' of o: in double
      o:"draw a" ‸!bolt  start
      o:"draw a" !‸bolt  exactName replaces 'bolt'
      o:"draw a" !b‸olt  exactName 'b' replaces 'bolt'
      o:"draw a" !bo‸lt  exactName 'bo' replaces 'bolt'
      o:"draw a" !bol‸t  exactName 'bol' replaces 'bolt'
      o:"draw a" !bolt‸  exactName 'bolt' replaces 'bolt'
    dark rit
      ‸dark rit  start
      d‸ark rit  word 'd' replaces 'dark'
      da‸rk rit  word 'da' replaces 'dark'
      dar‸k rit  word 'dar' replaces 'dark'
      dark‸ rit  word 'dark' replaces 'dark'
      dark ‸rit  start
      dark r‸it  word 'r' replaces 'rit' run of 2
      dark ri‸t  word 'ri' replaces 'rit' run of 2
      dark rit‸  word 'rit' replaces 'rit' run of 2
    pow!=tou
      ‸pow!=tou  start
      p‸ow!=tou  field 'p' replaces 'pow'
      po‸w!=tou  field 'po' replaces 'pow'
      pow‸!=tou  field 'pow' replaces 'pow'
      pow!‸=tou  comparison replaces '!=' of pow!=
      pow!=‸tou  value replaces 'tou' of pow!=
      pow!=t‸ou  value 't' replaces 'tou' of pow!=
      pow!=to‸u  value 'to' replaces 'tou' of pow!=
      pow!=tou‸  value 'tou' replaces 'tou' of pow!=
    t:
      ‸t:  start
      t‸:  field 't' replaces 't'
      t:‸  value of t:
    !"Light
      ‸!"Light  start
      !‸"Light  exactName
      !"‸Light  exactName replaces '"' in double
      !"L‸ight  exactName 'L' replaces '"L' in double
      !"Li‸ght  exactName 'Li' replaces '"Li' in double
      !"Lig‸ht  exactName 'Lig' replaces '"Lig' in double
      !"Ligh‸t  exactName 'Ligh' replaces '"Ligh' in double
      !"Light‸  exactName 'Light' replaces '"Light' in double
    o:/^ta/ f:m
      ‸o:/^ta/ f:m  start
      o‸:/^ta/ f:m  field 'o' replaces 'o'
      o:‸/^ta/ f:m  value replaces '/^ta/' of o:
      o:/‸^ta/ f:m  regex replaces '/^ta/' of o: in slash
      o:/^‸ta/ f:m  regex '^' replaces '/^ta/' of o: in slash
      o:/^t‸a/ f:m  regex '^t' replaces '/^ta/' of o: in slash
      o:/^ta‸/ f:m  regex '^ta' replaces '/^ta/' of o: in slash
      o:/^ta/‸ f:m  value '^ta/' replaces '/^ta/' of o: in slash
      o:/^ta/ ‸f:m  start
      o:/^ta/ f‸:m  field 'f' replaces 'f'
      o:/^ta/ f:‸m  value replaces 'm' of f:
      o:/^ta/ f:m‸  value 'm' replaces 'm' of f:
    "dark rit"
      ‸"dark rit"  start
      "‸dark rit"  quotedName replaces '"dark rit"' in double
      "d‸ark rit"  quotedName 'd' replaces '"dark rit"' in double
      "da‸rk rit"  quotedName 'da' replaces '"dark rit"' in double
      "dar‸k rit"  quotedName 'dar' replaces '"dark rit"' in double
      "dark‸ rit"  quotedName 'dark' replaces '"dark rit"' in double
      "dark ‸rit"  quotedName 'dark ' replaces '"dark rit"' in double
      "dark r‸it"  quotedName 'dark r' replaces '"dark rit"' in double
      "dark ri‸t"  quotedName 'dark ri' replaces '"dark rit"' in double
      "dark rit‸"  quotedName 'dark rit' replaces '"dark rit"' in double
      "dark rit"‸  quotedName 'dark rit' replaces '"dark rit"' in double
    -!x
      ‸-!x  start
      -‸!x  start negative
      -!‸x  exactName replaces 'x' negative
      -!x‸  exactName 'x' replaces 'x' negative
    c:r,u
      ‸c:r,u  start
      c‸:r,u  field 'c' replaces 'c'
      c:‸r,u  value replaces 'r,u' of c:
      c:r‸,u  value 'r' replaces 'r,u' of c:
      c:r,‸u  value 'r,' replaces 'r,u' of c:
      c:r,u‸  value 'r,u' replaces 'r,u' of c:
    t: elf
      ‸t: elf  start
      t‸: elf  field 't' replaces 't'
      t:‸ elf  value of t:
      t: ‸elf  start
      t: e‸lf  word 'e' replaces 'elf'
      t: el‸f  word 'el' replaces 'elf'
      t: elf‸  word 'elf' replaces 'elf'
    --kw:"first
      ‸--kw:"first  start
      -‸-kw:"first  start negative
      --‸kw:"first  field replaces 'kw'
      --k‸w:"first  field 'k' replaces 'kw'
      --kw‸:"first  field 'kw' replaces 'kw'
      --kw:‸"first  value of kw:
      --kw:"‸first  value replaces '"' of kw: in double
      --kw:"f‸irst  value 'f' replaces '"f' of kw: in double
      --kw:"fi‸rst  value 'fi' replaces '"fi' of kw: in double
      --kw:"fir‸st  value 'fir' replaces '"fir' of kw: in double
      --kw:"firs‸t  value 'firs' replaces '"firs' of kw: in double
      --kw:"first‸  value 'first' replaces '"first' of kw: in double
    a:'Guay
      ‸a:'Guay  start
      a‸:'Guay  field 'a' replaces 'a'
      a:‸'Guay  value of a:
      a:'‸Guay  value replaces ''' of a: in single
      a:'G‸uay  value 'G' replaces ''G' of a: in single
      a:'Gu‸ay  value 'Gu' replaces ''Gu' of a: in single
      a:'Gua‸y  value 'Gua' replaces ''Gua' of a: in single
      a:'Guay‸  value 'Guay' replaces ''Guay' of a: in single
    order:cmc sword of fire
      ‸order:cmc sword of fire  start
      o‸rder:cmc sword of fire  field 'o' replaces 'order'
      or‸der:cmc sword of fire  field 'or' replaces 'order'
      ord‸er:cmc sword of fire  field 'ord' replaces 'order'
      orde‸r:cmc sword of fire  field 'orde' replaces 'order'
      order‸:cmc sword of fire  field 'order' replaces 'order'
      order:‸cmc sword of fire  value replaces 'cmc' of order:
      order:c‸mc sword of fire  value 'c' replaces 'cmc' of order:
      order:cm‸c sword of fire  value 'cm' replaces 'cmc' of order:
      order:cmc‸ sword of fire  value 'cmc' replaces 'cmc' of order:
      order:cmc ‸sword of fire  start
      order:cmc s‸word of fire  word 's' replaces 'sword'
      order:cmc sw‸ord of fire  word 'sw' replaces 'sword'
      order:cmc swo‸rd of fire  word 'swo' replaces 'sword'
      order:cmc swor‸d of fire  word 'swor' replaces 'sword'
      order:cmc sword‸ of fire  word 'sword' replaces 'sword'
      order:cmc sword ‸of fire  start
      order:cmc sword o‸f fire  word 'o' replaces 'of' run of 2
      order:cmc sword of‸ fire  word 'of' replaces 'of' run of 2
      order:cmc sword of ‸fire  start
      order:cmc sword of f‸ire  word 'f' replaces 'fire' run of 3
      order:cmc sword of fi‸re  word 'fi' replaces 'fire' run of 3
      order:cmc sword of fir‸e  word 'fir' replaces 'fire' run of 3
      order:cmc sword of fire‸  word 'fire' replaces 'fire' run of 3
    """#
}
