import FilterRegex
import FilterText
import Testing

/// The results of PostgreSQL 15 (`select '' ~* pattern`) on random patterns, recorded in November 2026. This module
/// accepts and rejects the same patterns, except for the changes of the service: `\b` and `\B` are positions, and flags
/// are rejected.
///
/// A comparison of 180,000 random patterns found no other difference.
@Suite struct RegexPostgresTests {
  @Test func whatPostgresTakesIsValid() {
    for pattern in Self.accepted {
      let syntax = RegexSyntax(dialect: pattern)
      #expect(syntax.isValid, "\(pattern): \(syntax.diagnostics())")
      #expect(RegexLaws.check(syntax.source) == nil, "\(pattern)")
    }
  }

  @Test func whatPostgresRefusesIsNot() throws {
    for (reason, patterns) in Self.refused {
      for pattern in patterns {
        let syntax = RegexSyntax(dialect: pattern)
        #expect(!syntax.isValid, "`\(pattern)`: \(reason)")
        #expect(RegexLaws.check(syntax.source) == nil, "\(reason)")
        // PostgreSQL stops at the first error; it is among the ones reported here.
        let known = try #require(Self.kinds[reason], "\(reason)")
        let found = syntax.diagnostics().map(\.id)
        #expect(known.contains { found.contains($0.id) }, "`\(pattern)`: \(reason), and not \(found)")
      }
    }
  }

  /// What this module calls the errors of PostgreSQL.
  private static let kinds: [String: [RegexDiagnosticKind]] = [
    "braces {} not balanced": [.malformedBounds],
    "brackets [] not balanced": [.unclosedClass, .emptyClass],
    "invalid character class": [.unknownPosixClass, .unclosedPosixClass],
    "invalid character range": [.reversedRange, .misplacedHyphen],
    "invalid embedded option": [.inlineFlags, .namedGroup, .unknownGroup],
    "invalid escape \\ sequence": [.unknownEscape, .badCharacterCode, .misplacedEscape, .trailingBackslash],
    "invalid repetition count(s)": [.malformedBounds, .reversedBounds, .boundTooLarge, .nothingToRepeat],
    "parentheses () not balanced": [.unclosedGroup, .unmatchedParenthesis],
    "quantifier operand invalid": [
      .nothingToRepeat, .doubledQuantifier, .possessiveQuantifier, .atomicGroup, .namedGroup, .unknownGroup,
      .inlineFlags, .malformedBounds,
    ],
  ]

  private static let accepted: [String] = [
    #"\u0041\m[.a.]"#, #"[.a.]~\m"#, #"00[=a=]{,2}"#, #"\([a-z]"#, #"\)[.a.][[:<:]]"#, #"\[:x:]\d\)"#,
    #"\smrz-a\\[=a=]"#, #"\/ {2}z-a"#, #"||{{,2}"#, #"[=a=]\(a-z\sm"#, #"\c(?P<n>||"#, #"/\-\[-"#, #":]\s+?7"#,
    #"{,2}[a-z] "#, #"\spt??{,2}\smr"#, #". [=a=]"#, #"\sm\/?\u0041"#, #"[=a=]/"#, #"~[=a=]elf"#, #"Z{2,3}:]]"#,
    #"\\ {2}\-"#, #"[[a-z][:x:]]"#, #"\([.a.]b"#, #"\s|()"#, #"[]*?\)[^]"#, #"[:x:]{2}{{2,3}"#, #"[a-z]\A"#,
    #"\y{,2}"#, #"[.a.]{,2} "#, #"\\[.a.]"#, #"[:x:]\A[a-z]"#, #"[=a=]\["#, #"\([][^]*"#, #"\m/[a-z]."#, #".{2}$\("#,
    #"\[{,2}"#, #"\spt[a-z]"#, #"0{2,3}."#, #".\d?z-a"#, #"[[:<:]]"\A"#, #"b\c(?:[[:<:]]"#, #"[.a.]-"#, #"\c\[[]."#,
    #"[.a.]\)"#, #"a-z0[[:<:]]"#, #":]bz-a[:x:]"#, #"a[.a.]/\d"#, #".|[a-z]{T}"#, #"[=a=]||\c(?i:"#, #"{[.a.]+"#,
    #"[:x:]\W[a-z]"#, #"\b-0{T}"#, #" {2}/\spt"#, #"[=a=]|"#, #"\d(){,2}"#, #"{,2}()"#, #"\s"[.a.]""#, #"-[]\/[]"#,
    #"[a-z]\{"#, #"\u0041{T}."#, #"\m[.a.]"#, #"\x41[:[]"#, #"\s[[:<:]]"#, #"\smZ{2}\)"#, #"^\W{2,3}"#,
    #"\B[a-z]{2}"#, #"\-\B}+"#, #"[.a.]"\u0041"#, #"\[[:<:]]]\\"#, #"\d[.a.]"#, #"\sm?[[:<:]]"#, #"[a-z]\-\Wb"#,
    #"\]z-a{2,}"#, #"\y[[:<:]]\)"#, #"[a-z]\u0041"#, #" {2}\/\s"#, #"\\c[[:<:]]"#, #"\b[[:<:]]\smr"#,
    #"\(a-z\c[:x:]"#, #":]\\+"#, #"-\){T}[=a=]"#, #"\A{,2}{,2}"#, #"||\-\B^"#, #"||()\y\d"#, #"~0{2}[:alpha:]"#,
    #"\smr{,2}^||"#, #"[[:<:]]$"#, #"^{,2}"#, #"\c{2,\("#, #"[=a=]+"#, #"\c:]\d"#, #"\({2,3}~"#, #".{,2}()"#,
    #":]{2,3}[[:<:]]"#, #"()??[=a=]"#, #"[^\c[:x:]"#, #"[a-z]*?"#, #":]{\A\sm"#, #"()~[a-z]"#, #":]~?\A"#,
    #"/^\x41:]"#, #"\u0041+{T}"#, #"[:x:].*?"#, #"}*?\W"#, #"\\ {2}~$"#, #"{T}\W[[:<:]]"#, #"\d:]\/"#, #"~}^-"#,
    #"{,2}\spt"\m"#, #"]a[[:<:]]\["#, #"\x41/[=a=]"#, #"[a-z]^\/\m"#, #"\u0041\spt{T}"#, #"\d\smr*?a-z"#,
    #"(?:){2,}|"#, #"\W\A[:x:]\x41"#, #"[.a.]\\\["#, #"\s{2,3}"#, #"7\(?i:+"#, #"[[:<:]]\c{256}"#, #"\y\A.()"#,
    #":]()."#, #"||\[\W{,2}"#, #" {2}\([=a=]-"#, #"\-{2,3}"#, #"\W.\A[:x:]"#, #"()[:x:]\\"#, #"z-a()+"#,
    #"\Bz-a\c[.a.]"#, #"[.a.]\-*?[.a.]"#, #"\A}||[a-z]"#, #""[[:<:]]"#, #"[a-z]]\-\smr"#, #"[^])]7"#,
    #"()\x41.[[:<:]]"#, #"\W\)*[=a=]"#, #"()??[=a=][.a.]"#, #"[.a.]\y"#, #"\-+? {2}Z"#, #"\[:]\d""#, #":]/\B()"#,
    #"]\x41\b\smr"#, #"\[[:x:]()"#, #"a-z[.a.]}\m"#, #":][:alpha:]a*"#, #"\smr\c{2}"#, #"[=a=]*?"#, #"||\W{,2}"#,
    #"{T}\d\b"#, #"]/\y {2}"#,
  ]

  private static let refused: [(String, [String])] = [
    (
      "braces {} not balanced",
      [
        #"\W{2,"#, #"\){2,"#, #"a-z^\W{2"#, #"(){2,"#, #"\(?<![a-z]{2"#, #"\smr]/{2,"#, #"[:x:]{2,"#, #"[a-z]{2"#,
        #"\[0[a-z]{2"#, #"\u0041\W{2"#, #"\B{2,"#, #"\\q{2,7"#, #"-{2,"#, #"$\u0041{2"#, #"[:x:]\)(){2,"#,
        #"\12{2,"#, #"[.a.]{2,"#, #"\x41{2,"#, #":]{2"#, #"()elf{2,"#,
      ]
    ),
    (
      "brackets [] not balanced",
      [
        #"][]\["#, #"\[[^][:"#, #"\\{2}[:"#, #"[:\b{256}"#, #"[^]\\0"#, #"{,2}*-[:"#, #"\smr\-[:"#, #"]([][.a.]"#,
        #"\d[\)\x41"#, #"[^${T}"#, #"\sm+?[:z-a"#, #"[:("#, #"[]\[\+?"#, #"[^]z-a"#, #"\-a[^]"#, #"[:||\spt\)"#,
        #"[.a.][](?!"#, #"()["#, #"\{2}[:|"#, #"[^]-{256}a"#,
      ]
    ),
    (
      "invalid character class",
      [
        #"[]0[[:<:]]7"#, #"[^[[:<:]]"#, #"[*[[:<:]]"#, #"[^][[:<:]]"#, #"[]()[[:<:]]"#, #"[^][:x:]\12"#,
        #"[^][:x:]:]"#, #"[[:x:]\WZ"#, #"[^\\[[:<:]]"#, #"[:[[:<:]]"#, #"\s[^[[:<:]]"#, #"[[[:<:]]\B$"#,
        #"[:[:x:]0\y"#, #"||[^[[:<:]]"#, #"{[(?<[[:<:]]"#, #"[^[[:<:]]Z"#, #"a[^[[:<:]]"#, #"[(?i)[[:<:]]"#,
        #"[][:x:]Z"#, #"[:"[:x:]||"#,
      ]
    ),
    (
      "invalid character range",
      [
        #"[^]-[a-z]"#, #"[^]z-a(?<n>"#, #"[]-\/\B"#, #"[^z-a(?!"#, #"[][=a=]-)"#, #"[:z-a\(?="#, #"[^]z-a^"#,
        #"[z-a[:\x41"#, #"[:-(?"#, #"[]\sptz-a]"#, #"[^z-a[{2}"#, #"[:\bz-a\\"#, #"\)[]z-a\("#, #"[{2}z-a""#,
        #"[^+-\smr"#, #"[\/z-a{2,3}"#, #" [^z-a[a-z]"#, #"[:z-a\0z-a"#, #"[^z-a[=a=]""#, #"[:z-a[:{2,"#,
      ]
    ),
    (
      "invalid embedded option",
      [
        #"(?i:\12\"#, #"(?P<n>[]z-a"#, #"(?i:{2,3}\["#, #"(?P<n>\u0041"#, #"(?P<n>\\m*?"#, #"(?i:.)7"#, #"(?b {2}"#,
        #"(?i:.(?!\"#, #"(?P<n>:]"#, #"(?i:.**\"#, #"(?i:\W\("#, #"(?i:/Z\b"#, #"(?P<n>a)\["#, #"(?i:\y(?>a-z"#,
        #"(?i: *+\b"#, #"(?i:**-"#, #"(?i:]](?>"#, #"(?P<n>$"#, #"(?i:*+"#, #"(?i:\\+~"#,
      ]
    ),
    (
      #"invalid escape \ sequence"#,
      [
        #"(?={,2}\"#, #"\u00elf||[^"#, #"\smr"\x"#, #"\x*?\1"#, #"\x\sm|"#, #"[\y\y\x"#, #"(?<!\b\(\q"#,
        #"[:x:]/\u00"#, #"||(?!-\x"#, #"\z[^]b:]"#, #"\q\12*a"#, #"(?=[^?\m"#, #"{,2}\u00[:."#, #"\z[.a.]|"#,
        #"[:b\q"#, #"-[]\1"#, #"[^]\z"#, #"[:\u00\A"#, #"\smr\y\z(?"#, #"\u00\A\c\A"#,
      ]
    ),
    (
      "invalid repetition count(s)",
      [
        #"[.a.]{2(?<="#, #"a{2[.a.](?<"#, #"\0{3,2}7"#, #""{2[:x:]"#, #"z-a{2(?:"#, #"z-a\c\-{3,2}"#, #"\smr{256}"#,
        #"\d{256}"#, #"\d{2,(?(?<"#, #"(?i)\-.{3,2}"#, #" {2(\1"#, #".{3,2}\"#, #"z-a{2,(?!\\"#, #"\W{2 (?:"#,
        #"\({3,2}]"#, #"{,2}{2,\-"#, #".[:x:]{2""#, #"0{3,2}"#, #"\(?:{3,2}"#, #"\b{3,2}"#,
      ]
    ),
    (
      "parentheses () not balanced",
      [
        #"\0(?="#, #"-(?="#, #"(?<!\\u00\m"#, #"\B(?<={*"#, #"[.a.]Z(?!a-z"#, #")*+*"#, #"\c()]"#, #")]\((?!"#,
        #"\c(){T}"#, #"\W[[a-z](?:"#, #"({T}"#, #"())\d"#, #"-(?=()"#, #"(?<!\smr(?<="#, #"\x41[a-z])\0"#,
        #" {2}(?="#, #"a(?!"#, #"[a-z](?<!"#, #")(?"#, #"(?<=\\-"#,
      ]
    ),
    (
      "quantifier operand invalid",
      [
        #"^(?i)\s(?!"#, #"*\-{"#, #"^{256}\sm\z"#, #"{2}:]"#, #"*"\q"#, #"(?i)\s(?>"#, #"|(?i:{"#, #"-(?>{2,"#,
        #"(?<n>(?"#, #"{3,2}[]:]"#, #"*{("#, #"{,2}^*?|"#, #"*+\12\1\-"#, #"*?+?"#, #"{2,(?={2"#, #"\x41(*+*?"#,
        #":]{2,3}$(?i:"#, #"*?(?<!$?"#, #"(?<\b(?<n>"#, #"[:x:]**[a-z]"#,
      ]
    ),
  ]
}
