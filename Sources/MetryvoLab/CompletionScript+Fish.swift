extension CompletionScript {
  /// The part of the script for fish that follows the parser's part.
  static let fish = #"""
    # Plain words are a conversion, and complete as those of 'all'.
    functions --erase __metryvo_generated_tokens
    functions --copy __metryvo_tokens __metryvo_generated_tokens
    function __metryvo_tokens
        if test "$argv" = -tC
            # The parser asks for the cursor's place in the word, which fish 3 has for lines alone.
            string length -- (commandline -ct)
            return
        end
        set -l tokens (__metryvo_generated_tokens $argv)
        if contains -- "$argv" -p -pc
            set -l before (__metryvo_generated_tokens -pc)
            set -l is_plain (test (count $before) -gt 1; and echo yes)
            for word in $before[2..]
                contains -- $word \#(commands.joined(separator: " ")) -h --help --version
                and set is_plain
            end
            test -n "$is_plain"; and set tokens $tokens[1] all $tokens[2..]
            # Options of the old spelling, whose values stand behind a part now.
            if test "$before[2]" = verify; and contains -- "$before[-1]" --law --peer
                set -l part (string replace law laws -- (string sub -s 3 -- $before[-1]))
                set -l current
                if test (count $tokens) -gt (count $before)
                    set current $tokens[-1]
                end
                set tokens $tokens[1] verify $part $current
                set before $tokens[1] verify $part
            end
            # 'verify' without a part judges everything.
            if test "$before[2]" = verify; and not contains -- "$before[3]" \#(parts)
                if test (count $before) -gt 2; or string match -q -- '-*' (commandline -ct)
                    set tokens $tokens[1] verify everything $tokens[3..]
                end
            end
        end
        set -q tokens[1]; and printf %s\n $tokens
    end

    # A batch is a file.
    function __metryvo_is_batch
        contains -- --batch (__metryvo_tokens -pc)
        and __metryvo_should_offer_completions_for_positional 'metryvo convert' -ge 1
    end
    complete -c 'metryvo' -n __metryvo_is_batch -F

    function __metryvo_is_help
        __metryvo_should_offer_completions_for_positional 'metryvo help' -eq 1
    end
    complete -c 'metryvo' -n __metryvo_is_help -fa '\#(commands.joined(separator: " "))'

    function __metryvo_is_help_of_verify
        __metryvo_should_offer_completions_for_positional 'metryvo help' -eq 2
        and contains -- verify (__metryvo_tokens -pc)
    end
    complete -c 'metryvo' -n __metryvo_is_help_of_verify -fa '\#(parts)'
    """#
}
