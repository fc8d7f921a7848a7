#!/bin/sh
# Puts metryvo, metryvo-lab, the manual and completions below PREFIX, or removes them:
# Tools/install.sh FOLDER installs what FOLDER has from Tools/install_build.sh; without FOLDER the
# script uninstalls. DESTDIR stands before PREFIX when a package is made.
set -eu

root=${DESTDIR:-}${PREFIX-/usr/local}
bin=$root/bin
manual=$root/share/man/man1
bash=$root/share/bash-completion/completions
zsh=$root/share/zsh/site-functions
fish=$root/share/fish/vendor_completions.d

if [ $# -eq 0 ]; then
  rm -f "$bin/metryvo" "$bin/metryvo-lab" "$manual/metryvo.1" "$manual"/metryvo-*.1 \
    "$bash/metryvo" "$zsh/_metryvo" "$fish/metryvo.fish"
  exit 0
fi
install -d "$bin" "$manual" "$bash" "$zsh" "$fish"
install -m 755 "$1/metryvo" "$1/metryvo-lab" "$bin/"
install -m 644 "$1"/*.1 "$manual/"
install -m 644 "$1/completion.bash" "$bash/metryvo"
install -m 644 "$1/completion.zsh" "$zsh/_metryvo"
install -m 644 "$1/completion.fish" "$fish/metryvo.fish"
echo "installed $bin/metryvo and metryvo-lab"
