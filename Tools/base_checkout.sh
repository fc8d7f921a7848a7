#!/bin/sh
# Checks out the revision with which screens and times are compared: Tools/base_checkout.sh FOLDER
# [REVISION]. FOLDER becomes a worktree of git. Without REVISION, the revision is the commit at
# which the branch left main; on main, it is the commit before HEAD.
set -eu

folder=$1
base=${2:-}
if [ -z "$base" ]; then
  base=$(git merge-base HEAD main 2>/dev/null || true)
  if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then base=HEAD~1; fi
fi
# The name is resolved here, because HEAD of the worktree is another commit.
base=$(git rev-parse "$base")
if [ -e "$folder" ]; then git -C "$folder" checkout -q --detach "$base"
else git worktree add -q --detach "$folder" "$base"; fi
