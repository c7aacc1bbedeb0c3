extension GoldenPlaces {
  static let queries = #"""
    t:creature (c:rg or id<=esper) -o:"draw a card"
      ‸t:creature (c:rg or id<=esper) -o:"draw a card"  start
      t‸:creature (c:rg or id<=esper) -o:"draw a card"  field 't' replaces 't'
      t:‸creature (c:rg or id<=esper) -o:"draw a card"  value replaces 'creature' of t:
      t:c‸reature (c:rg or id<=esper) -o:"draw a card"  value 'c' replaces 'creature' of t:
      t:cr‸eature (c:rg or id<=esper) -o:"draw a card"  value 'cr' replaces 'creature' of t:
      t:cre‸ature (c:rg or id<=esper) -o:"draw a card"  value 'cre' replaces 'creature' of t:
      t:crea‸ture (c:rg or id<=esper) -o:"draw a card"  value 'crea' replaces 'creature' of t:
      t:creat‸ure (c:rg or id<=esper) -o:"draw a card"  value 'creat' replaces 'creature' of t:
      t:creatu‸re (c:rg or id<=esper) -o:"draw a card"  value 'creatu' replaces 'creature' of t:
      t:creatur‸e (c:rg or id<=esper) -o:"draw a card"  value 'creatur' replaces 'creature' of t:
      t:creature‸ (c:rg or id<=esper) -o:"draw a card"  value 'creature' replaces 'creature' of t:
      t:creature ‸(c:rg or id<=esper) -o:"draw a card"  start
      t:creature (‸c:rg or id<=esper) -o:"draw a card"  start in 1, 0 open
      t:creature (c‸:rg or id<=esper) -o:"draw a card"  field 'c' replaces 'c' in 1, 0 open
      t:creature (c:‸rg or id<=esper) -o:"draw a card"  value replaces 'rg' of c: in 1, 0 open
      t:creature (c:r‸g or id<=esper) -o:"draw a card"  value 'r' replaces 'rg' of c: in 1, 0 open
      t:creature (c:rg‸ or id<=esper) -o:"draw a card"  value 'rg' replaces 'rg' of c: in 1, 0 open
      t:creature (c:rg ‸or id<=esper) -o:"draw a card"  start in 1, 0 open
      t:creature (c:rg o‸r id<=esper) -o:"draw a card"  word 'o' replaces 'or' in 1, 0 open
      t:creature (c:rg or‸ id<=esper) -o:"draw a card"  word 'or' replaces 'or' in 1, 0 open
      t:creature (c:rg or ‸id<=esper) -o:"draw a card"  start in 1, 0 open behind a connective
      t:creature (c:rg or i‸d<=esper) -o:"draw a card"  field 'i' replaces 'id' in 1, 0 open behind a connective
      t:creature (c:rg or id‸<=esper) -o:"draw a card"  field 'id' replaces 'id' in 1, 0 open behind a connective
      t:creature (c:rg or id<‸=esper) -o:"draw a card"  comparison replaces '<=' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=‸esper) -o:"draw a card"  value replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=e‸sper) -o:"draw a card"  value 'e' replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=es‸per) -o:"draw a card"  value 'es' replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=esp‸er) -o:"draw a card"  value 'esp' replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=espe‸r) -o:"draw a card"  value 'espe' replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=esper‸) -o:"draw a card"  value 'esper' replaces 'esper' of id<= in 1, 0 open behind a connective
      t:creature (c:rg or id<=esper)‸ -o:"draw a card"  start
      t:creature (c:rg or id<=esper) ‸-o:"draw a card"  start
      t:creature (c:rg or id<=esper) -‸o:"draw a card"  field replaces 'o' negative
      t:creature (c:rg or id<=esper) -o‸:"draw a card"  field 'o' replaces 'o' negative
      t:creature (c:rg or id<=esper) -o:‸"draw a card"  value replaces '"draw a card"' negative of o:
      t:creature (c:rg or id<=esper) -o:"‸draw a card"  value replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"d‸raw a card"  value 'd' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"dr‸aw a card"  value 'dr' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"dra‸w a card"  value 'dra' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw‸ a card"  value 'draw' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw ‸a card"  value 'draw ' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a‸ card"  value 'draw a' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a ‸card"  value 'draw a ' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a c‸ard"  value 'draw a c' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a ca‸rd"  value 'draw a ca' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a car‸d"  value 'draw a car' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a card‸"  value 'draw a card' replaces '"draw a card"' negative of o: in double
      t:creature (c:rg or id<=esper) -o:"draw a card"‸  value 'draw a card' replaces '"draw a card"' negative of o: in double
    !"Lightning Bolt" or !bolt
      ‸!"Lightning Bolt" or !bolt  start
      !‸"Lightning Bolt" or !bolt  exactName replaces '"Lightning Bolt"'
      !"‸Lightning Bolt" or !bolt  exactName replaces '"Lightning Bolt"' in double
      !"L‸ightning Bolt" or !bolt  exactName 'L' replaces '"Lightning Bolt"' in double
      !"Li‸ghtning Bolt" or !bolt  exactName 'Li' replaces '"Lightning Bolt"' in double
      !"Lig‸htning Bolt" or !bolt  exactName 'Lig' replaces '"Lightning Bolt"' in double
      !"Ligh‸tning Bolt" or !bolt  exactName 'Ligh' replaces '"Lightning Bolt"' in double
      !"Light‸ning Bolt" or !bolt  exactName 'Light' replaces '"Lightning Bolt"' in double
      !"Lightn‸ing Bolt" or !bolt  exactName 'Lightn' replaces '"Lightning Bolt"' in double
      !"Lightni‸ng Bolt" or !bolt  exactName 'Lightni' replaces '"Lightning Bolt"' in double
      !"Lightnin‸g Bolt" or !bolt  exactName 'Lightnin' replaces '"Lightning Bolt"' in double
      !"Lightning‸ Bolt" or !bolt  exactName 'Lightning' replaces '"Lightning Bolt"' in double
      !"Lightning ‸Bolt" or !bolt  exactName 'Lightning ' replaces '"Lightning Bolt"' in double
      !"Lightning B‸olt" or !bolt  exactName 'Lightning B' replaces '"Lightning Bolt"' in double
      !"Lightning Bo‸lt" or !bolt  exactName 'Lightning Bo' replaces '"Lightning Bolt"' in double
      !"Lightning Bol‸t" or !bolt  exactName 'Lightning Bol' replaces '"Lightning Bolt"' in double
      !"Lightning Bolt‸" or !bolt  exactName 'Lightning Bolt' replaces '"Lightning Bolt"' in double
      !"Lightning Bolt"‸ or !bolt  exactName 'Lightning Bolt' replaces '"Lightning Bolt"' in double
      !"Lightning Bolt" ‸or !bolt  start
      !"Lightning Bolt" o‸r !bolt  word 'o' replaces 'or'
      !"Lightning Bolt" or‸ !bolt  word 'or' replaces 'or'
      !"Lightning Bolt" or ‸!bolt  start behind a connective
      !"Lightning Bolt" or !‸bolt  exactName replaces 'bolt' behind a connective
      !"Lightning Bolt" or !b‸olt  exactName 'b' replaces 'bolt' behind a connective
      !"Lightning Bolt" or !bo‸lt  exactName 'bo' replaces 'bolt' behind a connective
      !"Lightning Bolt" or !bol‸t  exactName 'bol' replaces 'bolt' behind a connective
      !"Lightning Bolt" or !bolt‸  exactName 'bolt' replaces 'bolt' behind a connective
    kw:flying -kw:"first strike" f:modern
      ‸kw:flying -kw:"first strike" f:modern  start
      k‸w:flying -kw:"first strike" f:modern  field 'k' replaces 'kw'
      kw‸:flying -kw:"first strike" f:modern  field 'kw' replaces 'kw'
      kw:‸flying -kw:"first strike" f:modern  value replaces 'flying' of kw:
      kw:f‸lying -kw:"first strike" f:modern  value 'f' replaces 'flying' of kw:
      kw:fl‸ying -kw:"first strike" f:modern  value 'fl' replaces 'flying' of kw:
      kw:fly‸ing -kw:"first strike" f:modern  value 'fly' replaces 'flying' of kw:
      kw:flyi‸ng -kw:"first strike" f:modern  value 'flyi' replaces 'flying' of kw:
      kw:flyin‸g -kw:"first strike" f:modern  value 'flyin' replaces 'flying' of kw:
      kw:flying‸ -kw:"first strike" f:modern  value 'flying' replaces 'flying' of kw:
      kw:flying ‸-kw:"first strike" f:modern  start
      kw:flying -‸kw:"first strike" f:modern  field replaces 'kw' negative
      kw:flying -k‸w:"first strike" f:modern  field 'k' replaces 'kw' negative
      kw:flying -kw‸:"first strike" f:modern  field 'kw' replaces 'kw' negative
      kw:flying -kw:‸"first strike" f:modern  value replaces '"first strike"' negative of kw:
      kw:flying -kw:"‸first strike" f:modern  value replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"f‸irst strike" f:modern  value 'f' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"fi‸rst strike" f:modern  value 'fi' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"fir‸st strike" f:modern  value 'fir' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"firs‸t strike" f:modern  value 'firs' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first‸ strike" f:modern  value 'first' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first ‸strike" f:modern  value 'first ' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first s‸trike" f:modern  value 'first s' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first st‸rike" f:modern  value 'first st' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first str‸ike" f:modern  value 'first str' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first stri‸ke" f:modern  value 'first stri' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first strik‸e" f:modern  value 'first strik' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first strike‸" f:modern  value 'first strike' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first strike"‸ f:modern  value 'first strike' replaces '"first strike"' negative of kw: in double
      kw:flying -kw:"first strike" ‸f:modern  start
      kw:flying -kw:"first strike" f‸:modern  field 'f' replaces 'f'
      kw:flying -kw:"first strike" f:‸modern  value replaces 'modern' of f:
      kw:flying -kw:"first strike" f:m‸odern  value 'm' replaces 'modern' of f:
      kw:flying -kw:"first strike" f:mo‸dern  value 'mo' replaces 'modern' of f:
      kw:flying -kw:"first strike" f:mod‸ern  value 'mod' replaces 'modern' of f:
      kw:flying -kw:"first strike" f:mode‸rn  value 'mode' replaces 'modern' of f:
      kw:flying -kw:"first strike" f:moder‸n  value 'moder' replaces 'modern' of f:
      kw:flying -kw:"first strike" f:modern‸  value 'modern' replaces 'modern' of f:
    (t:instant or t:sorcery) mv<=2 c>=ur
      ‸(t:instant or t:sorcery) mv<=2 c>=ur  start
      (‸t:instant or t:sorcery) mv<=2 c>=ur  start in 1, 0 open
      (t‸:instant or t:sorcery) mv<=2 c>=ur  field 't' replaces 't' in 1, 0 open
      (t:‸instant or t:sorcery) mv<=2 c>=ur  value replaces 'instant' of t: in 1, 0 open
      (t:i‸nstant or t:sorcery) mv<=2 c>=ur  value 'i' replaces 'instant' of t: in 1, 0 open
      (t:in‸stant or t:sorcery) mv<=2 c>=ur  value 'in' replaces 'instant' of t: in 1, 0 open
      (t:ins‸tant or t:sorcery) mv<=2 c>=ur  value 'ins' replaces 'instant' of t: in 1, 0 open
      (t:inst‸ant or t:sorcery) mv<=2 c>=ur  value 'inst' replaces 'instant' of t: in 1, 0 open
      (t:insta‸nt or t:sorcery) mv<=2 c>=ur  value 'insta' replaces 'instant' of t: in 1, 0 open
      (t:instan‸t or t:sorcery) mv<=2 c>=ur  value 'instan' replaces 'instant' of t: in 1, 0 open
      (t:instant‸ or t:sorcery) mv<=2 c>=ur  value 'instant' replaces 'instant' of t: in 1, 0 open
      (t:instant ‸or t:sorcery) mv<=2 c>=ur  start in 1, 0 open
      (t:instant o‸r t:sorcery) mv<=2 c>=ur  word 'o' replaces 'or' in 1, 0 open
      (t:instant or‸ t:sorcery) mv<=2 c>=ur  word 'or' replaces 'or' in 1, 0 open
      (t:instant or ‸t:sorcery) mv<=2 c>=ur  start in 1, 0 open behind a connective
      (t:instant or t‸:sorcery) mv<=2 c>=ur  field 't' replaces 't' in 1, 0 open behind a connective
      (t:instant or t:‸sorcery) mv<=2 c>=ur  value replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:s‸orcery) mv<=2 c>=ur  value 's' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:so‸rcery) mv<=2 c>=ur  value 'so' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sor‸cery) mv<=2 c>=ur  value 'sor' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sorc‸ery) mv<=2 c>=ur  value 'sorc' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sorce‸ry) mv<=2 c>=ur  value 'sorce' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sorcer‸y) mv<=2 c>=ur  value 'sorcer' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sorcery‸) mv<=2 c>=ur  value 'sorcery' replaces 'sorcery' of t: in 1, 0 open behind a connective
      (t:instant or t:sorcery)‸ mv<=2 c>=ur  start
      (t:instant or t:sorcery) ‸mv<=2 c>=ur  start
      (t:instant or t:sorcery) m‸v<=2 c>=ur  field 'm' replaces 'mv'
      (t:instant or t:sorcery) mv‸<=2 c>=ur  field 'mv' replaces 'mv'
      (t:instant or t:sorcery) mv<‸=2 c>=ur  comparison replaces '<=' of mv<=
      (t:instant or t:sorcery) mv<=‸2 c>=ur  value replaces '2' of mv<=
      (t:instant or t:sorcery) mv<=2‸ c>=ur  value '2' replaces '2' of mv<=
      (t:instant or t:sorcery) mv<=2 ‸c>=ur  start
      (t:instant or t:sorcery) mv<=2 c‸>=ur  field 'c' replaces 'c'
      (t:instant or t:sorcery) mv<=2 c>‸=ur  comparison replaces '>=' of c>=
      (t:instant or t:sorcery) mv<=2 c>=‸ur  value replaces 'ur' of c>=
      (t:instant or t:sorcery) mv<=2 c>=u‸r  value 'u' replaces 'ur' of c>=
      (t:instant or t:sorcery) mv<=2 c>=ur‸  value 'ur' replaces 'ur' of c>=
    o:/\{t\}: add/ is:permanent order:cmc
      ‸o:/\{t\}: add/ is:permanent order:cmc  start
      o‸:/\{t\}: add/ is:permanent order:cmc  field 'o' replaces 'o'
      o:‸/\{t\}: add/ is:permanent order:cmc  value replaces '/\{t\}: add/' of o:
      o:/‸\{t\}: add/ is:permanent order:cmc  regex replaces '/\{t\}: add/' of o: in slash
      o:/\‸{t\}: add/ is:permanent order:cmc  regex '\' replaces '/\{t\}: add/' of o: in slash
      o:/\{‸t\}: add/ is:permanent order:cmc  regex '\{' replaces '/\{t\}: add/' of o: in slash
      o:/\{t‸\}: add/ is:permanent order:cmc  regex '\{t' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\‸}: add/ is:permanent order:cmc  regex '\{t\' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}‸: add/ is:permanent order:cmc  regex '\{t\}' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}:‸ add/ is:permanent order:cmc  regex '\{t\}:' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: ‸add/ is:permanent order:cmc  regex '\{t\}: ' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: a‸dd/ is:permanent order:cmc  regex '\{t\}: a' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: ad‸d/ is:permanent order:cmc  regex '\{t\}: ad' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: add‸/ is:permanent order:cmc  regex '\{t\}: add' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: add/‸ is:permanent order:cmc  value '\{t\}: add/' replaces '/\{t\}: add/' of o: in slash
      o:/\{t\}: add/ ‸is:permanent order:cmc  start
      o:/\{t\}: add/ i‸s:permanent order:cmc  field 'i' replaces 'is'
      o:/\{t\}: add/ is‸:permanent order:cmc  field 'is' replaces 'is'
      o:/\{t\}: add/ is:‸permanent order:cmc  value replaces 'permanent' of is:
      o:/\{t\}: add/ is:p‸ermanent order:cmc  value 'p' replaces 'permanent' of is:
      o:/\{t\}: add/ is:pe‸rmanent order:cmc  value 'pe' replaces 'permanent' of is:
      o:/\{t\}: add/ is:per‸manent order:cmc  value 'per' replaces 'permanent' of is:
      o:/\{t\}: add/ is:perm‸anent order:cmc  value 'perm' replaces 'permanent' of is:
      o:/\{t\}: add/ is:perma‸nent order:cmc  value 'perma' replaces 'permanent' of is:
      o:/\{t\}: add/ is:perman‸ent order:cmc  value 'perman' replaces 'permanent' of is:
      o:/\{t\}: add/ is:permane‸nt order:cmc  value 'permane' replaces 'permanent' of is:
      o:/\{t\}: add/ is:permanen‸t order:cmc  value 'permanen' replaces 'permanent' of is:
      o:/\{t\}: add/ is:permanent‸ order:cmc  value 'permanent' replaces 'permanent' of is:
      o:/\{t\}: add/ is:permanent ‸order:cmc  start
      o:/\{t\}: add/ is:permanent o‸rder:cmc  field 'o' replaces 'order'
      o:/\{t\}: add/ is:permanent or‸der:cmc  field 'or' replaces 'order'
      o:/\{t\}: add/ is:permanent ord‸er:cmc  field 'ord' replaces 'order'
      o:/\{t\}: add/ is:permanent orde‸r:cmc  field 'orde' replaces 'order'
      o:/\{t\}: add/ is:permanent order‸:cmc  field 'order' replaces 'order'
      o:/\{t\}: add/ is:permanent order:‸cmc  value replaces 'cmc' of order:
      o:/\{t\}: add/ is:permanent order:c‸mc  value 'c' replaces 'cmc' of order:
      o:/\{t\}: add/ is:permanent order:cm‸c  value 'cm' replaces 'cmc' of order:
      o:/\{t\}: add/ is:permanent order:cmc‸  value 'cmc' replaces 'cmc' of order:
    pow>=tou usd<1.5 year=2019 -is:reprint
      ‸pow>=tou usd<1.5 year=2019 -is:reprint  start
      p‸ow>=tou usd<1.5 year=2019 -is:reprint  field 'p' replaces 'pow'
      po‸w>=tou usd<1.5 year=2019 -is:reprint  field 'po' replaces 'pow'
      pow‸>=tou usd<1.5 year=2019 -is:reprint  field 'pow' replaces 'pow'
      pow>‸=tou usd<1.5 year=2019 -is:reprint  comparison replaces '>=' of pow>=
      pow>=‸tou usd<1.5 year=2019 -is:reprint  value replaces 'tou' of pow>=
      pow>=t‸ou usd<1.5 year=2019 -is:reprint  value 't' replaces 'tou' of pow>=
      pow>=to‸u usd<1.5 year=2019 -is:reprint  value 'to' replaces 'tou' of pow>=
      pow>=tou‸ usd<1.5 year=2019 -is:reprint  value 'tou' replaces 'tou' of pow>=
      pow>=tou ‸usd<1.5 year=2019 -is:reprint  start
      pow>=tou u‸sd<1.5 year=2019 -is:reprint  field 'u' replaces 'usd'
      pow>=tou us‸d<1.5 year=2019 -is:reprint  field 'us' replaces 'usd'
      pow>=tou usd‸<1.5 year=2019 -is:reprint  field 'usd' replaces 'usd'
      pow>=tou usd<‸1.5 year=2019 -is:reprint  value replaces '1.5' of usd<
      pow>=tou usd<1‸.5 year=2019 -is:reprint  value '1' replaces '1.5' of usd<
      pow>=tou usd<1.‸5 year=2019 -is:reprint  value '1.' replaces '1.5' of usd<
      pow>=tou usd<1.5‸ year=2019 -is:reprint  value '1.5' replaces '1.5' of usd<
      pow>=tou usd<1.5 ‸year=2019 -is:reprint  start
      pow>=tou usd<1.5 y‸ear=2019 -is:reprint  field 'y' replaces 'year'
      pow>=tou usd<1.5 ye‸ar=2019 -is:reprint  field 'ye' replaces 'year'
      pow>=tou usd<1.5 yea‸r=2019 -is:reprint  field 'yea' replaces 'year'
      pow>=tou usd<1.5 year‸=2019 -is:reprint  field 'year' replaces 'year'
      pow>=tou usd<1.5 year=‸2019 -is:reprint  value replaces '2019' of year=
      pow>=tou usd<1.5 year=2‸019 -is:reprint  value '2' replaces '2019' of year=
      pow>=tou usd<1.5 year=20‸19 -is:reprint  value '20' replaces '2019' of year=
      pow>=tou usd<1.5 year=201‸9 -is:reprint  value '201' replaces '2019' of year=
      pow>=tou usd<1.5 year=2019‸ -is:reprint  value '2019' replaces '2019' of year=
      pow>=tou usd<1.5 year=2019 ‸-is:reprint  start
      pow>=tou usd<1.5 year=2019 -‸is:reprint  field replaces 'is' negative
      pow>=tou usd<1.5 year=2019 -i‸s:reprint  field 'i' replaces 'is' negative
      pow>=tou usd<1.5 year=2019 -is‸:reprint  field 'is' replaces 'is' negative
      pow>=tou usd<1.5 year=2019 -is:‸reprint  value replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:r‸eprint  value 'r' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:re‸print  value 're' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:rep‸rint  value 'rep' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:repr‸int  value 'repr' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:repri‸nt  value 'repri' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:reprin‸t  value 'reprin' replaces 'reprint' negative of is:
      pow>=tou usd<1.5 year=2019 -is:reprint‸  value 'reprint' replaces 'reprint' negative of is:
    a:"Rebecca Guay" border:black new:art
      ‸a:"Rebecca Guay" border:black new:art  start
      a‸:"Rebecca Guay" border:black new:art  field 'a' replaces 'a'
      a:‸"Rebecca Guay" border:black new:art  value replaces '"Rebecca Guay"' of a:
      a:"‸Rebecca Guay" border:black new:art  value replaces '"Rebecca Guay"' of a: in double
      a:"R‸ebecca Guay" border:black new:art  value 'R' replaces '"Rebecca Guay"' of a: in double
      a:"Re‸becca Guay" border:black new:art  value 'Re' replaces '"Rebecca Guay"' of a: in double
      a:"Reb‸ecca Guay" border:black new:art  value 'Reb' replaces '"Rebecca Guay"' of a: in double
      a:"Rebe‸cca Guay" border:black new:art  value 'Rebe' replaces '"Rebecca Guay"' of a: in double
      a:"Rebec‸ca Guay" border:black new:art  value 'Rebec' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecc‸a Guay" border:black new:art  value 'Rebecc' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca‸ Guay" border:black new:art  value 'Rebecca' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca ‸Guay" border:black new:art  value 'Rebecca ' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca G‸uay" border:black new:art  value 'Rebecca G' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca Gu‸ay" border:black new:art  value 'Rebecca Gu' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca Gua‸y" border:black new:art  value 'Rebecca Gua' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca Guay‸" border:black new:art  value 'Rebecca Guay' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca Guay"‸ border:black new:art  value 'Rebecca Guay' replaces '"Rebecca Guay"' of a: in double
      a:"Rebecca Guay" ‸border:black new:art  start
      a:"Rebecca Guay" b‸order:black new:art  field 'b' replaces 'border'
      a:"Rebecca Guay" bo‸rder:black new:art  field 'bo' replaces 'border'
      a:"Rebecca Guay" bor‸der:black new:art  field 'bor' replaces 'border'
      a:"Rebecca Guay" bord‸er:black new:art  field 'bord' replaces 'border'
      a:"Rebecca Guay" borde‸r:black new:art  field 'borde' replaces 'border'
      a:"Rebecca Guay" border‸:black new:art  field 'border' replaces 'border'
      a:"Rebecca Guay" border:‸black new:art  value replaces 'black' of border:
      a:"Rebecca Guay" border:b‸lack new:art  value 'b' replaces 'black' of border:
      a:"Rebecca Guay" border:bl‸ack new:art  value 'bl' replaces 'black' of border:
      a:"Rebecca Guay" border:bla‸ck new:art  value 'bla' replaces 'black' of border:
      a:"Rebecca Guay" border:blac‸k new:art  value 'blac' replaces 'black' of border:
      a:"Rebecca Guay" border:black‸ new:art  value 'black' replaces 'black' of border:
      a:"Rebecca Guay" border:black ‸new:art  start
      a:"Rebecca Guay" border:black n‸ew:art  field 'n' replaces 'new'
      a:"Rebecca Guay" border:black ne‸w:art  field 'ne' replaces 'new'
      a:"Rebecca Guay" border:black new‸:art  field 'new' replaces 'new'
      a:"Rebecca Guay" border:black new:‸art  value replaces 'art' of new:
      a:"Rebecca Guay" border:black new:a‸rt  value 'a' replaces 'art' of new:
      a:"Rebecca Guay" border:black new:ar‸t  value 'ar' replaces 'art' of new:
      a:"Rebecca Guay" border:black new:art‸  value 'art' replaces 'art' of new:
    name:fire c!=r (set:neo or e:mid) lang:ja
      ‸name:fire c!=r (set:neo or e:mid) lang:ja  start
      n‸ame:fire c!=r (set:neo or e:mid) lang:ja  field 'n' replaces 'name'
      na‸me:fire c!=r (set:neo or e:mid) lang:ja  field 'na' replaces 'name'
      nam‸e:fire c!=r (set:neo or e:mid) lang:ja  field 'nam' replaces 'name'
      name‸:fire c!=r (set:neo or e:mid) lang:ja  field 'name' replaces 'name'
      name:‸fire c!=r (set:neo or e:mid) lang:ja  value replaces 'fire' of name:
      name:f‸ire c!=r (set:neo or e:mid) lang:ja  value 'f' replaces 'fire' of name:
      name:fi‸re c!=r (set:neo or e:mid) lang:ja  value 'fi' replaces 'fire' of name:
      name:fir‸e c!=r (set:neo or e:mid) lang:ja  value 'fir' replaces 'fire' of name:
      name:fire‸ c!=r (set:neo or e:mid) lang:ja  value 'fire' replaces 'fire' of name:
      name:fire ‸c!=r (set:neo or e:mid) lang:ja  start
      name:fire c‸!=r (set:neo or e:mid) lang:ja  field 'c' replaces 'c'
      name:fire c!‸=r (set:neo or e:mid) lang:ja  comparison replaces '!=' of c!=
      name:fire c!=‸r (set:neo or e:mid) lang:ja  value replaces 'r' of c!=
      name:fire c!=r‸ (set:neo or e:mid) lang:ja  value 'r' replaces 'r' of c!=
      name:fire c!=r ‸(set:neo or e:mid) lang:ja  start
      name:fire c!=r (‸set:neo or e:mid) lang:ja  start in 1, 0 open
      name:fire c!=r (s‸et:neo or e:mid) lang:ja  field 's' replaces 'set' in 1, 0 open
      name:fire c!=r (se‸t:neo or e:mid) lang:ja  field 'se' replaces 'set' in 1, 0 open
      name:fire c!=r (set‸:neo or e:mid) lang:ja  field 'set' replaces 'set' in 1, 0 open
      name:fire c!=r (set:‸neo or e:mid) lang:ja  value replaces 'neo' of set: in 1, 0 open
      name:fire c!=r (set:n‸eo or e:mid) lang:ja  value 'n' replaces 'neo' of set: in 1, 0 open
      name:fire c!=r (set:ne‸o or e:mid) lang:ja  value 'ne' replaces 'neo' of set: in 1, 0 open
      name:fire c!=r (set:neo‸ or e:mid) lang:ja  value 'neo' replaces 'neo' of set: in 1, 0 open
      name:fire c!=r (set:neo ‸or e:mid) lang:ja  start in 1, 0 open
      name:fire c!=r (set:neo o‸r e:mid) lang:ja  word 'o' replaces 'or' in 1, 0 open
      name:fire c!=r (set:neo or‸ e:mid) lang:ja  word 'or' replaces 'or' in 1, 0 open
      name:fire c!=r (set:neo or ‸e:mid) lang:ja  start in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e‸:mid) lang:ja  field 'e' replaces 'e' in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e:‸mid) lang:ja  value replaces 'mid' of e: in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e:m‸id) lang:ja  value 'm' replaces 'mid' of e: in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e:mi‸d) lang:ja  value 'mi' replaces 'mid' of e: in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e:mid‸) lang:ja  value 'mid' replaces 'mid' of e: in 1, 0 open behind a connective
      name:fire c!=r (set:neo or e:mid)‸ lang:ja  start
      name:fire c!=r (set:neo or e:mid) ‸lang:ja  start
      name:fire c!=r (set:neo or e:mid) l‸ang:ja  field 'l' replaces 'lang'
      name:fire c!=r (set:neo or e:mid) la‸ng:ja  field 'la' replaces 'lang'
      name:fire c!=r (set:neo or e:mid) lan‸g:ja  field 'lan' replaces 'lang'
      name:fire c!=r (set:neo or e:mid) lang‸:ja  field 'lang' replaces 'lang'
      name:fire c!=r (set:neo or e:mid) lang:‸ja  value replaces 'ja' of lang:
      name:fire c!=r (set:neo or e:mid) lang:j‸a  value 'j' replaces 'ja' of lang:
      name:fire c!=r (set:neo or e:mid) lang:ja‸  value 'ja' replaces 'ja' of lang:
    """#
}
