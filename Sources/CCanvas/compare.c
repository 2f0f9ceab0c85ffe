// How two surfaces differ.
#include "internal.h"

#define COLORS 0x00FFFFFF00FFFFFFu

CC_INLINE int32_t apart(uint32_t a, uint32_t b, int shift) {
  int32_t d = (int32_t)(a >> shift & 255) - (int32_t)(b >> shift & 255);
  return d < 0 ? -d : d;
}

cc_difference cc_compare(cc_surface a, cc_surface b) {
  cc_difference result = {0};
  if (cc_is_empty(a) || cc_is_empty(b)) return result;
  int32_t width = a.width < b.width ? a.width : b.width, height = a.height < b.height ? a.height : b.height;
  int32_t left = width, right = -1, top = height, bottom = -1;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *p = cc_pixel(a, 0, y), *q = cc_pixel(b, 0, y);
    for (int32_t x = 0; x < width; x++) {
      // Most of two pictures is the same.
      while (width - x >= 4) {
        uint64_t first = CC_PAIR(p + x) ^ CC_PAIR(q + x), second = CC_PAIR(p + x + 2) ^ CC_PAIR(q + x + 2);
        if ((first | second) & COLORS) break;
        x += 4;
      }
      if (x >= width) break;
      if (!((p[x] ^ q[x]) & 0xFFFFFF)) continue;
      for (int shift = 0; shift < 24; shift += 8) {
        int32_t d = apart(p[x], q[x], shift);
        if (d > result.maximum) result.maximum = d;
      }
      result.count++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (result.count) result.bounds = (cc_rect){left, top, right - left + 1, bottom - top + 1};
  return result;
}
