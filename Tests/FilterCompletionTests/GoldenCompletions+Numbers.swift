extension GoldenCompletions {
  /// Numbers, dates, prices and languages.
  static let numbers = #"""
    pow!‸
      >= → pow>=‸
      : → pow:‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
      <= → pow<=‸
      > → pow>‸
    pow>‸
      0 → pow>0‸
      1 → pow>1‸
      2 → pow>2‸
      3 → pow>3‸
      4 → pow>4‸
      5 → pow>5‸
      6 → pow>6‸
      7 → pow>7‸
      8 → pow>8‸
      9 → pow>9‸
      10 → pow>10‸
      >= → pow>=‸
      tou → pow>tou‸
      mv → pow>mv‸
    pow>=‸3
      3 → pow>=3‸
      0 → pow>=0‸
      1 → pow>=1‸
      2 → pow>=2‸
      4 → pow>=4‸
      5 → pow>=5‸
      6 → pow>=6‸
      7 → pow>=7‸
      8 → pow>=8‸
      9 → pow>=9‸
      10 → pow>=10‸
      tou → pow>=tou‸
      mv → pow>=mv‸
      loy → pow>=loy‸
    date>=‸
      now → date>=now‸
      today → date>=today‸
      2027 → date>=2027‸
      2026 → date>=2026‸
      2025 → date>=2025‸
      2024 → date>=2024‸
      2023 → date>=2023‸
      2022 → date>=2022‸
      2021 → date>=2021‸
      2020 → date>=2020‸
      2019 → date>=2019‸
      2018 → date>=2018‸
      2017 → date>=2017‸
      2016 → date>=2016‸
    date>2020-‸
      2020-01 → date>2020-01‸
      2020-02 → date>2020-02‸
      2020-03 → date>2020-03‸
      2020-04 → date>2020-04‸
      2020-05 → date>2020-05‸
      2020-06 → date>2020-06‸
      2020-07 → date>2020-07‸
      2020-08 → date>2020-08‸
      2020-09 → date>2020-09‸
      2020-10 → date>2020-10‸
      2020-11 → date>2020-11‸
      2020-12 → date>2020-12‸
      Commander 2020 → date>c20‸
      Core Set 2020 → date>m20‸
    year>=‸
      2027 → year>=2027‸
      2026 → year>=2026‸
      2025 → year>=2025‸
      2024 → year>=2024‸
      2023 → year>=2023‸
      2022 → year>=2022‸
      2021 → year>=2021‸
      2020 → year>=2020‸
      2019 → year>=2019‸
      2018 → year>=2018‸
      2017 → year>=2017‸
      2016 → year>=2016‸
      2015 → year>=2015‸
      2014 → year>=2014‸
    mv:‸
      3 → mv:3‸
      2 → mv:2‸
      4 → mv:4‸
      0 → mv:0‸
      1 → mv:1‸
      5 → mv:5‸
      6 → mv:6‸
      7 → mv:7‸
      8 → mv:8‸
      9 → mv:9‸
      10 → mv:10‸
      even → mv:even‸
      pow → mv:pow‸
      odd → mv:odd‸
    usd<‸
      1 → usd<1‸
      5 → usd<5‸
      10 → usd<10‸
      20 → usd<20‸
      0 → usd<0‸
      2 → usd<2‸
      3 → usd<3‸
      4 → usd<4‸
      6 → usd<6‸
      7 → usd<7‸
      8 → usd<8‸
      9 → usd<9‸
      <= → usd<=‸
      pow → usd<pow‸
    lang:‸
      any → lang:any‸
      en → lang:en‸
      ja → lang:ja‸
      de → lang:de‸
      fr → lang:fr‸
      it → lang:it‸
      es → lang:es‸
      pt → lang:pt‸
      ru → lang:ru‸
      zhs → lang:zhs‸
      zht → lang:zht‸
      ko → lang:ko‸
      ph → lang:ph‸
      ar → lang:ar‸
    lang:ja‸
      ja → lang:ja‸
    mv>=3 mv<‸
      4 → mv>=3 mv<4‸
      5 → mv>=3 mv<5‸
      6 → mv>=3 mv<6‸
      7 → mv>=3 mv<7‸
      8 → mv>=3 mv<8‸
      9 → mv>=3 mv<9‸
      10 → mv>=3 mv<10‸
      <= → mv>=3 mv<=‸
      pow → mv>=3 mv<pow‸
      usd → mv>=3 mv<usd‸
      tou → mv>=3 mv<tou‸
      year → mv>=3 mv<year‸
      cn → mv>=3 mv<cn‸
      loy → mv>=3 mv<loy‸
    mv:e‸
      even → mv:even‸
      eur → mv:eur‸
      edhrec → mv:edhrec‸
    tou<‸
      0 → tou<0‸
      1 → tou<1‸
      2 → tou<2‸
      3 → tou<3‸
      4 → tou<4‸
      5 → tou<5‸
      6 → tou<6‸
      7 → tou<7‸
      8 → tou<8‸
      9 → tou<9‸
      10 → tou<10‸
      <= → tou<=‸
      pow → tou<pow‸
      mv → tou<mv‸
    loy=‸
      3 → loy=3‸
      6 → loy=6‸
      0 → loy=0‸
      1 → loy=1‸
      2 → loy=2‸
      4 → loy=4‸
      5 → loy=5‸
      7 → loy=7‸
      8 → loy=8‸
      9 → loy=9‸
      10 → loy=10‸
      pow → loy=pow‸
      tou → loy=tou‸
      mv → loy=mv‸
    cn:‸
      50 → cn:50‸
      * → cn:*‸
    prints>‸
      1 → prints>1‸
      3 → prints>3‸
      0 → prints>0‸
      2 → prints>2‸
      4 → prints>4‸
      5 → prints>5‸
      6 → prints>6‸
      7 → prints>7‸
      8 → prints>8‸
      9 → prints>9‸
      10 → prints>10‸
      >= → prints>=‸
      pow → prints>pow‸
      mv → prints>mv‸
    edhrec<‸
      0 → edhrec<0‸
      1 → edhrec<1‸
      2 → edhrec<2‸
      3 → edhrec<3‸
      4 → edhrec<4‸
      5 → edhrec<5‸
      6 → edhrec<6‸
      7 → edhrec<7‸
      8 → edhrec<8‸
      9 → edhrec<9‸
      10 → edhrec<10‸
      <= → edhrec<=‸
      pow → edhrec<pow‸
      100 → edhrec<100‸
    eur>=‸
      1 → eur>=1‸
      20 → eur>=20‸
      0 → eur>=0‸
      2 → eur>=2‸
      3 → eur>=3‸
      4 → eur>=4‸
      5 → eur>=5‸
      6 → eur>=6‸
      7 → eur>=7‸
      8 → eur>=8‸
      9 → eur>=9‸
      10 → eur>=10‸
      usd → eur>=usd‸
      pow → eur>=pow‸
    date:‸
      now → date:now‸
      today → date:today‸
      2027 → date:2027‸
      2026 → date:2026‸
      2025 → date:2025‸
      2024 → date:2024‸
      2023 → date:2023‸
      2022 → date:2022‸
      2021 → date:2021‸
      2020 → date:2020‸
      2019 → date:2019‸
      2018 → date:2018‸
      2017 → date:2017‸
      2016 → date:2016‸
    date>mk‸
      mkc → date>mkc‸
      mkm → date>mkm‸
      MKM Standard Showdown → date>pss4‸
    date>19‸
      1999 → date>1999‸
      1998 → date>1998‸
      1997 → date>1997‸
      1996 → date>1996‸
      1995 → date>1995‸
      1994 → date>1994‸
      1993 → date>1993‸
      1992 → date>1992‸
      1991 → date>1991‸
      1990 → date>1990‸
      Starter 1999 → date>s99‸
      World Championship Decks 1998 → date>wc98‸
      World Championship Decks 1999 → date>wc99‸
      World Championship Decks 1997 → date>wc97‸
    date>2020-1‸
      2020-10 → date>2020-10‸
      2020-11 → date>2020-11‸
      2020-12 → date>2020-12‸
    year:199‸
      1999 → year:1999‸
      1998 → year:1998‸
      1997 → year:1997‸
      1996 → year:1996‸
      1995 → year:1995‸
      1994 → year:1994‸
      1993 → year:1993‸
      1992 → year:1992‸
      1991 → year:1991‸
      1990 → year:1990‸
    pow>‸=3
      : → pow:‸3
      = → pow=‸3
      != → pow!=‸3
      < → pow<‸3
      <= → pow<=‸3
      > → pow>‸3
    """#
}
