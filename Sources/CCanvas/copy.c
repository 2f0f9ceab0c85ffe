// Pixels as they are: copies between surfaces, and rows as bytes for image files.
#include "internal.h"

void cc_copy(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_surface src) {
  cc_box box;
  if (cc_is_empty(src) || !cc_box_make(&box, dst, clip, (cc_rect){x, y, src.width, src.height})) return;
  ptrdiff_t n = box.x1 - box.x0, rows = box.y1 - box.y0;
  uint32_t *d = cc_pixel(dst, box.x0, box.y0);
  const uint32_t *s = src.pixels + ((ptrdiff_t)box.y0 - y) * src.stride + ((ptrdiff_t)box.x0 - x);
  if (d == s && dst.stride == src.stride) return;
  ptrdiff_t d_step = dst.stride, s_step = src.stride;
  if (n == d_step && n == s_step) {
    n *= rows;
    rows = 1;
  } else if ((uintptr_t)d > (uintptr_t)s) {
    // Moving pixels down within one buffer: from the last row on, so that none is overwritten before it is read.
    d += (rows - 1) * d_step;
    s += (rows - 1) * s_step;
    d_step = -d_step;
    s_step = -s_step;
  }
  for (;;) {
    memmove(d, s, (size_t)n * sizeof *d);
    if (--rows == 0) return;
    d += d_step;
    s += s_step;
  }
}

void cc_row_rgb(cc_surface src, int32_t y, uint8_t *rgb) {
  if (cc_is_empty(src) || y < 0 || y >= src.height) return;
  const uint32_t *p = cc_pixel(src, 0, y);
  for (int32_t x = 0; x < src.width; x++, rgb += 3) {
    uint32_t pixel = p[x];
    rgb[0] = (uint8_t)(pixel >> 16);
    rgb[1] = (uint8_t)(pixel >> 8);
    rgb[2] = (uint8_t)pixel;
  }
}

// A premultiplied channel without its alpha, rounded.
CC_INLINE uint8_t straight(uint32_t channel, uint32_t alpha) {
  uint32_t v = (channel * 255 + alpha / 2) / alpha;
  return (uint8_t)(v > 255 ? 255 : v);
}

void cc_row_rgba(cc_surface src, int32_t y, uint8_t *rgba) {
  if (cc_is_empty(src) || y < 0 || y >= src.height) return;
  const uint32_t *p = cc_pixel(src, 0, y);
  for (int32_t x = 0; x < src.width; x++, rgba += 4) {
    uint32_t pixel = p[x], alpha = pixel >> 24;
    if (alpha == 0) pixel = 0;
    bool plain = alpha == 0 || alpha == 255;
    rgba[0] = plain ? (uint8_t)(pixel >> 16) : straight(pixel >> 16 & 255, alpha);
    rgba[1] = plain ? (uint8_t)(pixel >> 8) : straight(pixel >> 8 & 255, alpha);
    rgba[2] = plain ? (uint8_t)pixel : straight(pixel & 255, alpha);
    rgba[3] = (uint8_t)alpha;
  }
}
