import ArgumentParser

extension CompletionsCommand.Shell {
  /// The script that completes commands, options, files and queries: that of the argument parser, which offers files for a
  /// query, and an addition that asks `filterq complete-word` first.
  var script: String {
    var script = FilterCommand.completionScript(for: completionShell)
    while script.last == "\n" { script.removeLast() }
    switch self {
    case .bash: script += "\n" + Self.bashAddition
    case .zsh:
      // The last lines call the function of the script or register it.
      let end = "if [[ \"${funcstack[1]}\" = _filterq ]]; then"
      if let range = script.firstRange(of: end) { script = String(script[..<range.lowerBound]) }
      script += Self.zshAddition
    case .fish: script += "\n" + Self.fishAddition
    }
    return script
  }

  /// Within quotes bash replaces what follows the quote, and else what follows the last colon or the like.
  private static let bashAddition = #"""

    _filterq_with_queries() {
        case "${COMP_WORDS[1]}" in
        search | sql | compare | complete)
            local IFS=$'\n'
            local before="${COMP_LINE:0:COMP_POINT}"
            # Files are offered where a word without quotes is the beginning of no query.
            if COMPREPLY=($("$1" complete-word bash "${before}" "${COMP_LINE:COMP_POINT}" "$2" 2>/dev/null)) &&
                [[ ${#COMPREPLY[@]} -gt 0 || "${before}" == *[\'\"]* ]]; then
                compopt +o filenames -o nospace -o nosort 2>/dev/null
                return
            fi
            ;;
        esac
        _filterq "$@"
    }

    complete -o filenames -F _filterq_with_queries filterq
    """#

  private static let zshAddition = #"""
    _filterq_with_queries() {
        case "${words[2]}" in
        search|sql|compare|complete)
            local -a queries
            local -i query_status
            queries=("${(@f)$("${(Q)words[1]}" complete-word zsh "${LBUFFER}" "${RBUFFER}" 2>/dev/null)}")
            query_status=$?
            queries=("${(@)queries:#}")
            if (( ${#queries} )); then
                # What follows the cursor stays.
                ISUFFIX="${SUFFIX}${ISUFFIX}" SUFFIX=
                compadd -U -V queries -S '' -- "${queries[@]}"
                return
            fi
            [[ ${query_status} -eq 0 && -n "${QIPREFIX}" ]] && return 1
            ;;
        esac
        _filterq "$@"
    }

    compdef _filterq_with_queries filterq
    if [[ "${funcstack[1]}" = _filterq ]]; then
        _filterq_with_queries "${@}"
    fi
    """#

  private static let fishAddition = #"""

    function __filterq_queries
        set -l typed (commandline -pc | string collect)
        set -l line (commandline -p | string collect)
        set -l rest (string sub -s (math (string length -- "$typed") + 1) -- "$line" | string collect)
        filterq complete-word fish "$typed" "$rest" 2>/dev/null
    end

    complete -c filterq -n '__fish_seen_subcommand_from search sql compare complete' -k -a '(__filterq_queries)'
    """#
}
