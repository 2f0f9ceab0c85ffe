// Which pixels of two surfaces differ.
#include <string.h>

#include "internal.h"

CC_INLINE int32_t channel_difference(uint32_t a, uint32_t b) {
  int32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int32_t d = (int32_t)(a >> shift & 255) - (int32_t)(b >> shift & 255);
    if (d < 0) d = -d;
    if (d > largest) largest = d;
  }
  return largest;
}

bool cc_is_same(cc_surface a, cc_surface b) {
  if (a.width != b.width || a.height != b.height) return false;
  for (int32_t y = 0; y < a.height; y++) {
    if (memcmp(cc_pixel(a, 0, y), cc_pixel(b, 0, y), (size_t)a.width * 4)) return false;
  }
  return true;
}

int64_t cc_difference_map(cc_surface a, cc_surface b, uint8_t *map) {
  int64_t count = 0;
  int32_t width = a.width < b.width ? a.width : b.width, height = a.height < b.height ? a.height : b.height;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *p = cc_pixel(a, 0, y), *q = cc_pixel(b, 0, y);
    uint8_t *out = map + (size_t)y * (size_t)width;
    if (!memcmp(p, q, (size_t)width * 4)) {
      memset(out, 0, (size_t)width);
      continue;
    }
    for (int32_t x = 0; x < width; x++) {
      out[x] = p[x] == q[x] ? 0 : (uint8_t)channel_difference(p[x], q[x]);
      count += out[x] != 0;
    }
  }
  return count;
}
