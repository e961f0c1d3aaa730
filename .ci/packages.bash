# Functions for checks that need more than Swift. A check sources this file.

# need FUNCTION PACKAGE…: installs packages with apt-get if a function fails, where apt-get exists and may do so. Skips
# the check if the function still fails.
#
# Only one check at a time calls apt-get, because a second call would fail.
need() {
  "$1" > /dev/null 2>&1 || (
    command -v apt-get > /dev/null && [ "$(id -u)" = 0 ] || exit 0
    exec 9> "${TMPDIR:-/tmp}/diffable-packages.lock"
    flock 9
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq > /dev/null || exit 0
    apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${@:2}" > /dev/null || exit 0
  )
  "$1" > /dev/null 2>&1 || skip "install ${*:2}, and run $0 again."
}

# skip TEXT: ends the check with a message. In CI, where no check may be skipped, it fails.
skip() {
  echo "Skipped $0: $1" >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}
