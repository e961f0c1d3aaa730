# Functions that type-check sources for Apple's platforms against the headers in Tests/AppleFrameworks. Scripts source
# this file in the folder of the package, after they have set `work` to a folder for modules. The functions require a
# debug build of the package.
#
# The toolchain of Linux has no standard library for these platforms. To type-check, the modules of the host do,
# because the compiler only compares the names of their targets. So they are copied with another name, and the
# compiler checks availability and conditions such as `os(tvOS)` as it does with an SDK.

headers=Tests/AppleFrameworks/Headers
# SwiftPM names the package after its folder, with characters of an identifier.
package=$(basename "$PWD" | tr '[:upper:]-' '[:lower:]_')
information=$(swiftc -print-target-info)
host=$(sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' <<< "$information" | head -1)
resources=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<< "$information" | head -1)

# target PLATFORM: prints the target with the lowest version that the package supports.
target() {
  case $1 in
    iOS) echo arm64-apple-ios13.0 ;;
    tvOS) echo arm64-apple-tvos13.0 ;;
    visionOS) echo arm64-apple-xros1.0 ;;
    Catalyst) echo arm64-apple-ios13.1-macabi ;;
    watchOS) echo arm64-apple-watchos6.0 ;;
    macOS) echo arm64-apple-macosx10.15 ;;
  esac
}

# rename PLATFORM MODULE COPY: copies a module of the host as one for a platform. The name of the target keeps its
# length: the version loses its minor number if there is no room for it, and gets zeros before it.
rename() {
  local name vendor version ending zeros
  name=$(target "$1")
  vendor=arm64-apple-
  [[ ${name#"$vendor"} =~ ^([a-z]+)([0-9.]+)(.*)$ ]]
  vendor+=${BASH_REMATCH[1]} version=${BASH_REMATCH[2]} ending=${BASH_REMATCH[3]}
  ((${#name} <= ${#host})) || version=${version%.*}
  zeros=$((${#host} - ${#vendor} - ${#version} - ${#ending}))
  name=$vendor$(printf '%*s' "$zeros" '' | tr ' ' 0)$version$ending
  LC_ALL=C sed "s/$host/$name/g" "$2" > "$3"
}

# frontend PLATFORM ARGUMENTS...: runs the compiler for a platform.
frontend() {
  local platform=$1 framework
  shift
  local flags=(-I "$work/$platform/Modules")
  for framework in $(frameworks "$platform"); do flags+=(-I "$headers/$framework"); done
  # The file SDKSettings.json of an SDK says which version of visionOS is which of iOS. The headers that Swift itself
  # needs are not in this SDK.
  [ "$platform" != visionOS ] || flags+=(-sdk "$headers/visionOS" -I "$resources/shims")
  swiftc -frontend "$@" -swift-version 6 -target "$(target "$platform")" "${flags[@]}" -package-name "$package" \
    -parse-as-library -enable-objc-interop -disable-objc-attr-requires-foundation-module -Xcc -fblocks
}

# frameworks PLATFORM: prints the frameworks that can be imported there. AppKit can be imported on Mac Catalyst, and
# UIKit on watchOS, but neither has the views.
frameworks() {
  case $1 in
    macOS) echo AppKit ;;
    Catalyst) echo UIKit AppKit ;;
    *) echo UIKit ;;
  esac
}

# prepare PLATFORM: makes the modules that sources for a platform import.
prepare() {
  local platform=$1 modules=$work/$1/Modules module framework
  mkdir -p "$modules"
  for module in "$resources"/linux/{Swift,_Concurrency,_StringProcessing,_RegexParser,SwiftOnoneSupport}.swiftmodule; do
    rename "$platform" "$module/$host.swiftmodule" "$modules/$(basename "$module")"
  done
  for module in DiffableSnapshots DiffableSync DiffableSources; do
    rename "$platform" ".build/debug/Modules/$module.swiftmodule" "$modules/$module.swiftmodule"
  done
  for module in ObjectiveC CoreGraphics Foundation; do
    frontend "$platform" -emit-module -module-name "$module" "$headers/$module/$module.swift" \
      -o "$modules/$module.swiftmodule"
  done
  for framework in $(frameworks "$platform"); do
    [ "$platform $framework" != "Catalyst AppKit" ] && [ "$platform" != watchOS ] || continue
    frontend "$platform" -emit-module -module-name "$framework" -import-underlying-module \
      -experimental-skip-all-function-bodies "$headers/$framework"/*.swift -o "$modules/$framework.swiftmodule"
  done
}

# typecheck PLATFORM MODULE SOURCES...: fails at warnings too. The compiler cannot do more, because the library of the
# host has no functions that convert objects of Objective-C.
typecheck() {
  local platform=$1 module=$2
  shift 2
  frontend "$platform" -typecheck -warnings-as-errors -module-name "$module" "$@"
}

# typecheck_folder PLATFORM MODULE FOLDER: also makes the module.
typecheck_folder() {
  local platform=$1 module=$2 sources
  mapfile -d '' sources < <(find "$3" -name '*.swift' -print0 | sort -z)
  typecheck "$platform" "$module" "${sources[@]}"
  frontend "$platform" -emit-module -module-name "$module" -experimental-skip-all-function-bodies "${sources[@]}" \
    -o "$work/$platform/Modules/$module.swiftmodule"
  echo "$module for $platform: ${#sources[@]} files agree with the headers"
}
