#!/usr/bin/env bash
# Builds filterq as one file that runs without a Swift toolchain, and copies it to a folder: ./install.sh [FOLDER]
# FOLDER is ~/.local/bin unless it is named.
set -euo pipefail
folder=${1:-$HOME/.local/bin}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$(dirname "$0")"
build=(swift build -c release --product filterq)

if [ "$(uname)" = Linux ]; then
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
  # The symbol table is not needed, and nothing is looked up in the program by name.
  build+=(--static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic)
  # Packed relocations touch fewer pages when the program starts.
  if [ -e "$toolchain/bin/ld.lld" ]; then
    build+=(-Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker -z -Xlinker pack-relative-relocs)
  fi
  # Foundation brings tables of languages and calendars, 30 MB of which nothing is used here. The linker leaves them out
  # if their name has a meaning already; what is no table is seen to be none.
  tables=$(grep -aom1 'icudt[0-9]*_dat' "$toolchain/lib/swift_static/linux/lib_FoundationICU.a" 2>/dev/null || true)
  [ -z "$tables" ] || build+=(-Xlinker "--defsym=${tables%%$'\n'*}=main")
  # The C++ library of this machine would be needed wherever the program runs; the linker takes the first one it finds.
  library=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
  if [ -e "$library" ]; then
    mkdir -p .build/static
    ln -sf "$library" .build/static/libstdc++.a
    build+=(-Xlinker "-L$PWD/.build/static")
  fi
fi

"${build[@]}"
install -m 755 "$(swift build -c release --show-bin-path)/filterq" "$folder/filterq"
echo "installed $folder/filterq, $(($(wc -c < "$folder/filterq") / 1000000)) MB"
