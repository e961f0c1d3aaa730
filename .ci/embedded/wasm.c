// The functions that the embedded standard library needs from the system, for a program that WASI runs. The
// other functions, such as the allocator, are in the article on web pages.

#include <stddef.h>

#define IMPORTED(name) \
  __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

struct bytes { const void *start; size_t count; };

IMPORTED(fd_write) int wasi_write(int file, const struct bytes *parts, size_t count, size_t *written);
IMPORTED(random_get) int wasi_random(void *bytes, size_t count);
IMPORTED(proc_exit) _Noreturn void wasi_exit(int status);

int __main_argc_argv(int count, char **arguments);

void _start(void) {
  int status = __main_argc_argv(0, NULL);
  if (status != 0) wasi_exit(status);
}

int putchar(int character) {
  char byte = (char)character;
  struct bytes bytes = {&byte, 1};
  size_t written;
  return wasi_write(1, &bytes, 1, &written) == 0 && written == 1 ? character : -1;
}

void arc4random_buf(void *bytes, size_t count) {
  if (wasi_random(bytes, count) != 0) __builtin_trap();
}
