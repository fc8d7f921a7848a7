extension CompletionScript {
  /// The part of the script for zsh that follows the functions of the parser's part.
  static let zsh = #"""
    # Plain words are a conversion, and complete as those of 'all'.
    functions[__metryvo_generated]="${functions[_metryvo]}"
    _metryvo() {
        local -ar names=(\#(commands.joined(separator: " ")) -h --help --version)
        local -i is_plain="$((CURRENT > 2))"
        local word
        for word in "${(@)words[2,CURRENT-1]}"; do
            if (( ${names[(Ie)${word}]} )); then is_plain=0; fi
        done
        if (( is_plain )); then
            words=("${words[1]}" all "${(@)words[2,-1]}")
            (( CURRENT++ ))
        fi
        # Options of the old spelling, whose values stand behind a part now.
        local asked="${words[CURRENT-1]}"
        if [[ "${words[2]}" = verify && ( "${asked}" = --law || "${asked}" = --peer ) ]]; then
            asked="${asked#--}"
            words=("${words[1]}" verify "${asked/law/laws}" "${words[CURRENT]}")
            CURRENT=4
        fi
        # 'verify' without a part judges everything.
        local -ar parts=(\#(parts))
        if [[ "${words[2]}" = verify ]] && (( ! ${parts[(Ie)${words[3]}]} )) \
            && { (( CURRENT > 3 )) || [[ "${words[3]}" = -* ]] }; then
            words=("${words[1]}" verify everything "${(@)words[3,-1]}")
            (( CURRENT++ ))
        fi
        __metryvo_generated "${@}"
    }

    # A batch is a file.
    functions[__metryvo_generated_complete]="${functions[__metryvo_custom_complete]}"
    __metryvo_custom_complete() {
        if [[ "${(j: :)argv[1,4]}" = '---completion convert -- positional@0' ]] \
            && (( ${command_line[(Ie)--batch]} )); then
            _files
        else
            __metryvo_generated_complete "${@}"
        fi
    }

    _metryvo_help() {
        local parts=''
        if (( ${words[(Ie)verify]} )); then parts='\#(parts)'; fi
        _arguments -w -s -S : '1:command:(\#(commands.joined(separator: " ")))' "2:part:(${parts})"
    }

    """#
}
