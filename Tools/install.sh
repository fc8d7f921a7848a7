#!/bin/sh
# Installs metryvo, metryvo-lab, the manual and completions below PREFIX, or uninstalls them:
# Tools/install.sh [FOLDER]. The script installs the files of FOLDER, which Tools/install_build.sh
# has made; without FOLDER, the script uninstalls. DESTDIR precedes PREFIX in paths, for makers of
# packages.
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
