# Functions for checks that need more than Swift. A check sources this file.

# add_packages PACKAGE …: installs packages with apt-get. Fails where there is no apt-get or it may not install.
#
# Only one check at a time calls apt-get, because a second call would fail.
add_packages() (
  command -v apt-get > /dev/null && [ "$(id -u)" = 0 ] || return 1
  exec 9> "${TMPDIR:-/tmp}/diffable-packages.lock"
  flock 9
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq > /dev/null \
    && apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" > /dev/null
)

# skip TEXT: ends the check with a message. In CI, where no check may be skipped, it fails.
skip() {
  echo "Skipped $0: $1" >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}
