#!/bin/sh
# Packs dist/target/grundy.jar with a trimmed Java of its own: a .tar.gz that needs nothing installed, and, where dpkg-deb
# is, a .deb. Begin with `mvn -Dmaven.test.skip=true package`. The same jar and the same JDK give the same bytes.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
jar=$root/dist/target/grundy.jar
[ -f "$jar" ] || { echo "packages.sh: no $jar; begin with: mvn -Dmaven.test.skip=true package" >&2; exit 3; }
java_home=$("$root/grundy" --print-java-home)
work=$root/dist/target/packages
rm -rf "$work"
mkdir -p "$work/input"

# Every file gets one time.
SOURCE_DATE_EPOCH=$(date -u -d "$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)</.*|\1|p' "$root/pom.xml")" +%s)
export SOURCE_DATE_EPOCH
umask 022
same_time() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

set -- $("$java_home/bin/java" -jar "$jar" --version)
version=$2
commit=${3-}
number=${version%%-*}
machine=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

# The modules that jdeps finds, fewer two of which only parts of libraries know that are never reached.
modules=java.base,java.desktop,java.management,java.sql,jdk.httpserver,jdk.incubator.vector
"$java_home/bin/jlink" --add-modules "$modules" --output "$work/runtime" --strip-debug --no-header-files --no-man-pages \
    --compress=zip-6 --generate-cds-archive --vm=server

cp "$jar" "$work/input"
"$java_home/bin/jpackage" --type app-image --name grundy --app-version "$number" --dest "$work" --input "$work/input" \
    --main-jar grundy.jar --runtime-image "$work/runtime"
app=$work/grundy

# The command is a script, which chooses the JVM's options as the launcher does.
cp "$root/dist/src/main/sh/grundy" "$app/bin/grundy"
rm -f "$app/lib/libapplauncher.so" "$app/lib/grundy.png" "$app/lib/app/grundy.cfg"
mkdir "$app/lib/launcher"
for part in flags locale start train; do cp "$root/launcher/$part.sh" "$app/lib/launcher"; done
printf '%s\n' "$version-$commit-$machine" | tr -d '()' >"$app/lib/identity"
cp "$root/LICENSE" "$app"
share=$app/share
mkdir -p "$share/man/man1" "$share/man/zh_CN/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
grundy() { "$java_home/bin/java" -jar "$jar" "$@"; }
grundy completion man >"$share/man/man1/grundy.1"
grundy completion man --lang zh >"$share/man/zh_CN/man1/grundy.1"
grundy completion bash >"$share/bash-completion/completions/grundy"
grundy completion zsh >"$share/zsh/site-functions/_grundy"
grundy completion fish >"$share/fish/vendor_completions.d/grundy.fish"
same_time "$app"

archive=$root/dist/target/grundy-$version-$machine.tar.gz
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -cf - grundy | gzip -9n >"$archive"
echo "$archive"

command -v dpkg-deb >/dev/null || exit 0
"$java_home/bin/jpackage" --type deb --name grundy --app-version "$number" --dest "$work/deb" --app-image "$app" \
    --install-dir /opt --linux-deb-maintainer grundy@localhost --linux-app-category math \
    --description "An engine for impartial games: who wins, with which moves, why, and how it knows" \
    --resource-dir "$root/dist/src/main/deb" --temp "$work/temp" >/dev/null
# What every shell and man look for stands where they look for it. jpackage asks for the libraries of windows, which a command
# without any does not need.
tree=$work/tree
dpkg-deb -R "$work/deb"/*.deb "$tree"
rm -rf "$tree/opt/grundy/share"
mkdir -p "$tree/usr/bin" "$tree/usr/share/doc/grundy"
ln -s ../../opt/grundy/bin/grundy "$tree/usr/bin/grundy"
cp -R "$share"/* "$tree/usr/share"
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
cp "$root/LICENSE" "$tree/usr/share/doc/grundy/copyright"
sed -i 's/^Depends:.*/Depends: libc6\nRecommends: fontconfig, fonts-dejavu-core/; /^Provides:/d' \
    "$tree/DEBIAN/control"
gzip -9n "$tree/usr/share/man/man1/grundy.1" "$tree/usr/share/man/zh_CN/man1/grundy.1"
same_time "$tree"
deb=$root/dist/target/$(basename "$work/deb"/*.deb)
dpkg-deb --root-owner-group -b "$tree" "$deb" >/dev/null
echo "$deb"
