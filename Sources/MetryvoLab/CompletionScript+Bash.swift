extension CompletionScript {
  /// The part of the script for bash that follows the parser's part.
  static let bash = #"""
    # Plain words are a conversion, and complete as those of 'all'.
    __metryvo_words() {
        local word
        local -i is_plain="$((COMP_CWORD > 1))"
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
            case "${word}" in
            \#(commands.joined(separator: "|"))|-h|--help|--version) is_plain=0 ;;
            esac
        done
        if ((is_plain)); then
            local -r rest="${COMP_LINE#*"${COMP_WORDS[0]}"}"
            COMP_POINT="$((COMP_POINT - ${#COMP_LINE} + ${#rest} + ${#COMP_WORDS[0]} + 4))"
            COMP_LINE="${COMP_WORDS[0]} all${rest}"
            COMP_WORDS=("${COMP_WORDS[0]}" all "${COMP_WORDS[@]:1}")
            ((COMP_CWORD++))
        fi
        # Options of the old spelling, whose values stand behind a part now.
        local -r asked="${COMP_WORDS[COMP_CWORD-1]}"
        if [[ "${COMP_WORDS[1]}" = verify && ( "${asked}" = --law || "${asked}" = --peer ) ]]; then
            local part="${asked#--}"
            COMP_WORDS=("${COMP_WORDS[0]}" verify "${part/law/laws}" "${COMP_WORDS[COMP_CWORD]}")
            COMP_LINE="${COMP_WORDS[*]}"
            COMP_POINT="${#COMP_LINE}"
            COMP_CWORD=3
        fi
        # 'verify' without a part judges everything.
        if [[ "${COMP_WORDS[1]}" = verify && " \#(parts) " != *" ${COMP_WORDS[2]} "* ]] \
            && ((COMP_CWORD > 2)) || [[ "${COMP_WORDS[*]:1:2}" = 'verify -'* ]]; then
            local -r options="${COMP_LINE#*verify}"
            local -r start="${COMP_WORDS[0]} verify everything"
            COMP_POINT="$((COMP_POINT - ${#COMP_LINE} + ${#options} + ${#start}))"
            COMP_LINE="${start}${options}"
            COMP_WORDS=("${COMP_WORDS[0]}" verify everything "${COMP_WORDS[@]:2}")
            ((COMP_CWORD++))
        fi
        _metryvo "${@}"
    }

    # A batch is a file.
    eval "__metryvo_generated$(declare -f __metryvo_custom_complete)"
    __metryvo_custom_complete() {
        if [[ "${*:1:4}" = '---completion convert -- positional@0' \
            && " ${COMP_WORDS[*]} " = *' --batch '* ]]; then
            local file
            while IFS='' read -r file; do printf '%q\n' "${file}"; done < <(compgen -f -- "${cur}")
        elif [[ "${4}" = --quantity ]]; then
            # Headings have blanks, and their words are expanded once.
            local name
            while IFS='' read -r name; do printf '%q\n' "${name}"; done \
                < <(__metryvo_generated__metryvo_custom_complete "${@}")
        else
            __metryvo_generated__metryvo_custom_complete "${@}"
        fi
    }

    _metryvo_help() {
        if ((${#unparsed_words[@]} < 2)); then
            COMPREPLY+=($(compgen -W '\#(commands.joined(separator: " "))' -- "${cur}"))
        elif ((${#unparsed_words[@]} == 2)) && [[ "${COMP_WORDS[2]}" = verify ]]; then
            COMPREPLY+=($(compgen -W '\#(parts)' -- "${cur}"))
        fi
    }

    complete -o filenames -F __metryvo_words metryvo
    """#
}
