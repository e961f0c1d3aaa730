// The functions that the embedded standard library requires from the operating system, implemented for
// WebAssembly: start, output, memory allocation, and random numbers. Output, exit and random numbers use WASI.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

// Memory is never freed, because the program runs only briefly.

extern char __heap_base;

int posix_memalign(void **memory, size_t alignment, size_t size) {
  static uintptr_t top;
  uintptr_t start = top == 0 ? (uintptr_t)&__heap_base : top;
  start = (start + alignment - 1) & ~(alignment - 1);
  uintptr_t end = start + size;
  uintptr_t capacity = __builtin_wasm_memory_size(0) * 65536;
  bool fits = end >= start
    && (end <= capacity || __builtin_wasm_memory_grow(0, (end - capacity + 65535) / 65536) != SIZE_MAX);
  if (!fits) return 12;  // ENOMEM
  top = end;
  *memory = (void *)start;
  return 0;
}

void free(void *memory) {}

// memcpy, memmove, memset and ceil are compiled to one instruction each.

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

double ceil(double number) { return __builtin_ceil(number); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; a++, b++, count--) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// Computes a 128-bit product from products of 32-bit halves. A plain 128-bit multiplication would call this
// function again.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t low_a = (uint32_t)a, high_a = a >> 32, low_b = (uint32_t)b, high_b = b >> 32;
  uint64_t low = low_a * low_b;
  uint64_t middle = high_a * low_b + (low >> 32);
  uint64_t other = low_a * high_b + (uint32_t)middle;
  uint64_t high = high_a * high_b + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(right >> 64) + b * (uint64_t)(left >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}
