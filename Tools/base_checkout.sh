#!/bin/sh
# Checks out the revision that screens and times are compared with: Tools/base_checkout.sh FOLDER
# [REVISION]. FOLDER becomes a worktree of git. Where REVISION is absent or empty, the revision is
# the one at which the branch left main; on main the commit before.
set -eu

folder=$1
base=${2:-}
if [ -z "$base" ]; then
  base=$(git merge-base HEAD main 2>/dev/null || true)
  if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then base=HEAD~1; fi
fi
# HEAD of the worktree is another one.
base=$(git rev-parse "$base")
if [ -e "$folder" ]; then git -C "$folder" checkout -q --detach "$base"
else git worktree add -q --detach "$folder" "$base"; fi
