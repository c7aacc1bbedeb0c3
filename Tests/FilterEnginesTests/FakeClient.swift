import Foundation

/// A client as a shell script. It answers the statements of the connection without understanding them, and behaves as a
/// word in the statement requests.
enum FakeClient {
  /// The address of the client, whose script is in a file at `path`.
  static func address(_ path: String, prelude: String = "") throws -> String {
    try Data((prelude + script).utf8).write(to: URL(fileURLWithPath: path))
    return "command:duckdb:sh '\(path)'"
  }

  private static let script = #"""
    echo "Welcome to the client"
    is_interrupted=
    while IFS= read -r line; do
      nonce=${line#*"concat('fq-', '"}
      nonce=${nonce%%:*}
      case "$line" in
        "SELECT concat('fq-', '$nonce:', 'end.')"*)
          printf 'prompt> fq-%s:end.\n' "$nonce"
          if [ -n "$is_interrupted" ]; then exit 0; fi ;;
        *'CROSS JOIN'*)
          hex=${line#*"unhex('"}
          hex=${hex%%"'"*}
          awk -v n="$nonce" -v h="$hex" 'BEGIN {
            for (i = 0; i < 14640; i++) print "fq-" n ":" i ",~."
            print "| fq-" n ":5," h ". |"
            print "fq-" n ":all."
          }' ;;
        *die*) echo "I am unwell" >&2; exit 3 ;;
        *hang*) sleep 100 ;;
        *deaf*) trap '' INT TERM; while :; do sleep 1; done ;;
        *closed*) exec >&-; sleep 100 ;;
        *flood*) while :; do echo "garbage garbage garbage garbage"; done ;;
        *garbage*) printf '\377\376\001\033[2J\nfq-\nfq-:1.\nfq-0000000000000000:1.\n' ;;
        *half*) printf 'fq-%s:1.\n' "$nonce"; echo "disk gone" >&2 ;;
        *cut*) printf 'fq-%s:1\nfq-%s:all.\n' "$nonce" "$nonce" ;;
        *wide*) printf 'fq-%s:1,2.\nfq-%s:all.\n' "$nonce" "$nonce" ;;
        *letters*) printf 'fq-%s:x.\nfq-%s:all.\n' "$nonce" "$nonce" ;;
        *refuse*) printf '%s\n' 'Error: no such \table\' >&2 ;;
        *mutter*) echo "no way" ;;
        *noise*)
          awk 'BEGIN { for (i = 0; i < 40000; i++) print "a note about nothing at all" }' >&2
          printf 'fq-%s:1.\nfq-%s:all.\n' "$nonce" "$nonce" ;;
        *echo*) printf '%s\nsql> %s\n┌───┐\n│ fq-%s:1.   │\n│ fq-%s:all. │\n' "$line" "$line" "$nonce" "$nonce" ;;
        *late*) trap 'is_interrupted=1' INT; printf 'fq-%s:7.\n' "$nonce"; sleep 100 ;;
        *endless*) while printf 'fq-%s:7.\n' "$nonce"; do :; done ;;
        *none*) printf 'fq-%s:all.\n' "$nonce" ;;
        *SELECT*) printf 'fq-%s:1.\nfq-%s:all.\n' "$nonce" "$nonce" ;;
        *) echo "$line"; echo done ;;
      esac
    done

    """#
}
