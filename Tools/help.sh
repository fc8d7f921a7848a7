#!/bin/sh
# Lists the targets of a Makefile by groups, and its variables: Tools/help.sh MAKEFILE. In the
# Makefile, the line `##@ text` begins a group, `target: ## text` describes a target, and the line
# `## text` describes the variable on the next line.
set -eu

echo 'make TARGET, or make TARGET VARIABLE=value'
awk '
  /^##@ / { print "\n" substr($0, 5) }
  /^## / { said = substr($0, 4); next }
  /^[a-z-]+:.* ## / {
    text = $0
    sub(/.* ## /, "", text)
    sub(/:.*/, "")
    printf "  %-16s %s\n", $0, text
  }
  /^[A-Z_]+ [:?]?= ?/ && said {
    value = $0
    sub(/^[A-Z_]+ [:?]?= ?/, "", value)
    if (value ~ /[$\\]/) value = ""
    variables = variables sprintf("  %-28s %s\n", $1 "=" value, said)
  }
  { said = "" }
  END { printf "\nVariables, with what they are unless told otherwise\n%s", variables }
' "$1"
