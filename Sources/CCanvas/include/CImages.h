// Reading and writing PNG through libpng, whose errors are long jumps and so must end in C.
#ifndef KEYRISE_CIMAGES_H
#define KEYRISE_CIMAGES_H

#include <stddef.h>

#include "CCanvas.h"

// Writes the surface as RGB (when `opaque`) or RGBA with straight alpha. `keys` and `texts` are `text_count` pairs of
// metadata (tEXt, or iTXt where a text is not Latin-1). When `small` it takes its time for fewer bytes. Returns false and a
// message in `error` (at most 256 bytes with the final zero) when there is no memory. `*bytes` is to be freed by the caller,
// also when false is returned.
bool cc_png_encode(char **bytes, size_t *size, cc_surface surface, bool opaque, bool small, int text_count,
                   const char *const *keys, const char *const *texts, char error[256]);

// Reads a PNG's size, then its pixels into a surface of that size. The largest side read is 16384. Returns false and a
// message when it is not a PNG, or broken.
bool cc_png_decode_size(const void *bytes, size_t size, int32_t *width, int32_t *height, char error[256]);
bool cc_png_decode(const void *bytes, size_t size, cc_surface surface, char error[256]);

// Hands out the texts that stand before the pixels; texts that come after them are not looked for.
typedef void (*cc_png_text_visitor)(void *context, const char *key, const char *text);
bool cc_png_decode_texts(const void *bytes, size_t size, void *context, cc_png_text_visitor visit, char error[256]);

#endif
