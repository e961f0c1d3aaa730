// The functions that the program imports from the page. Site/page.mjs defines them.
#pragma once

#define FROM_PAGE(name) \
  __attribute__((import_module("page"), import_name(#name)))

/// Gives a handle to the element with an ID.
FROM_PAGE(find) void page_find(int handle, const void *id, int length);

/// Carries out commands, which read their texts one after another from one long text.
FROM_PAGE(run)
void page_run(const void *commands, int count, const void *text, int length);

FROM_PAGE(print) void page_print(int byte);
FROM_PAGE(random) void page_random(void *bytes, int count);
