// What the files of CCanvas share: the vector types, clipping, and the loops over one row ("spans").
//
// The loops use 16-byte vector extensions, which SSE2 and NEON both have, and keep each step to a few whole-vector
// expressions: a debug build then runs vector instructions too, only with loads and stores between them.
#ifndef KEYRISE_CCANVAS_INTERNAL_H
#define KEYRISE_CCANVAS_INTERNAL_H

#include <stddef.h>
#include <string.h>

#include "CCanvas.h"

#define CC_INLINE static inline __attribute__((always_inline, unused))

typedef uint8_t cc_u8x4 __attribute__((vector_size(4)));
typedef uint16_t cc_u16x4 __attribute__((vector_size(8)));
typedef uint16_t cc_u16x8 __attribute__((vector_size(16)));
typedef uint32_t cc_u32x4 __attribute__((vector_size(16)));

// The same where they lie in memory: aligned no better than a pixel or a byte.
typedef cc_u16x8 cc_pixels4 __attribute__((aligned(4), may_alias));
typedef uint64_t cc_pixel_pair __attribute__((aligned(4), may_alias));
typedef cc_u8x4 cc_bytes4 __attribute__((aligned(1), may_alias));
typedef uint64_t cc_word __attribute__((aligned(1), may_alias));

#define CC_PIXELS4(p) (*(cc_pixels4 *)(p))
#define CC_CONST_PIXELS4(p) (*(const cc_pixels4 *)(p))
#define CC_WORD(p) (*(const cc_word *)(p))
#define CC_PAIR(p) (*(const cc_pixel_pair *)(p))

#define CC_SPLAT16(v) ((cc_u16x8){0} + (uint16_t)(v))

// Four pixels are worked on as two vectors of 16-bit channels: red and blue (the low byte of each lane) and alpha and
// green (the high byte). With t = x·y + 128, (t + (t >> 8)) >> 8 is x·y / 255 rounded, exactly.
#define CC_LOW ((cc_u16x8){255, 255, 255, 255, 255, 255, 255, 255})
#define CC_HIGH ((cc_u16x8){0xFF00, 0xFF00, 0xFF00, 0xFF00, 0xFF00, 0xFF00, 0xFF00, 0xFF00})
#define CC_HALF ((cc_u16x8){128, 128, 128, 128, 128, 128, 128, 128})
#define CC_JOIN255(rb, ag) ((((rb) + ((rb) >> 8)) >> 8) | (((ag) + ((ag) >> 8)) & CC_HIGH))

// Four bytes of coverage, each in the two lanes of its pixel.
#define CC_COVERAGE4(p)                                                                                       \
  __builtin_shufflevector(__builtin_convertvector(*(const cc_bytes4 *)(p), cc_u16x4), (cc_u16x4){0}, 0, 0, 1, \
                          1, 2, 2, 3, 3)

// The same sums for one pixel, in the two halves of a 32-bit word.
#define CC_LOW1 0x00FF00FFu
#define CC_HALF1 0x00800080u

CC_INLINE uint32_t cc_join1(uint32_t rb, uint32_t ag) {
  rb += (rb >> 8) & CC_LOW1;
  ag += (ag >> 8) & CC_LOW1;
  return ((rb >> 8) & CC_LOW1) | (ag & ~CC_LOW1);
}

CC_INLINE uint32_t cc_div255(uint32_t product) {
  product += 128;
  return (product + (product >> 8)) >> 8;
}

CC_INLINE uint32_t cc_scale1(uint32_t pixel, uint32_t coverage) {
  return cc_join1((pixel & CC_LOW1) * coverage + CC_HALF1, ((pixel >> 8) & CC_LOW1) * coverage + CC_HALF1);
}

// The pixels x0 ..< x1, y0 ..< y1; never empty when a function that makes one returned true.
typedef struct cc_box {
  int32_t x0, y0, x1, y1;
} cc_box;

CC_INLINE bool cc_is_empty(cc_surface s) { return !s.pixels || s.width <= 0 || s.height <= 0; }

CC_INLINE bool cc_box_clip(cc_box *box, cc_rect rect) {
  // The right and bottom of a rectangle may lie past what an int32_t holds.
  int64_t right = (int64_t)rect.x + rect.w, bottom = (int64_t)rect.y + rect.h;
  if (rect.x > box->x0) box->x0 = rect.x;
  if (rect.y > box->y0) box->y0 = rect.y;
  if (right < box->x1) box->x1 = right < 0 ? 0 : (int32_t)right;
  if (bottom < box->y1) box->y1 = bottom < 0 ? 0 : (int32_t)bottom;
  return box->x0 < box->x1 && box->y0 < box->y1;
}

CC_INLINE bool cc_box_make(cc_box *box, cc_surface surface, cc_rect clip, cc_rect rect) {
  if (cc_is_empty(surface)) return false;
  *box = (cc_box){0, 0, surface.width, surface.height};
  return cc_box_clip(box, clip) && cc_box_clip(box, rect);
}

CC_INLINE uint32_t *cc_pixel(cc_surface s, int32_t x, int32_t y) { return s.pixels + (ptrdiff_t)y * s.stride + x; }

// The colour of a row. A channel above alpha is no premultiplied colour and would overflow the sums: it is cut.
CC_INLINE uint32_t cc_paint_color(const cc_paint *paint, int32_t y) {
  uint32_t color = paint->color;
  if (paint->rows && paint->row_count > 0) {
    int64_t i = (int64_t)y - paint->row_origin;
    color = paint->rows[i < 0 ? 0 : i >= paint->row_count ? paint->row_count - 1 : i];
  }
  uint32_t a = color >> 24;
  if (a == 255) return color;
  uint32_t r = color >> 16 & 255, g = color >> 8 & 255, b = color & 255;
  return a << 24 | (r < a ? r : a) << 16 | (g < a ? g : a) << 8 | (b < a ? b : a);
}

// Spans: `n` pixels of one row; n <= 0 does nothing.
void cc_span_store(uint32_t *dst, ptrdiff_t n, uint32_t color);
// One colour with one coverage; chooses between nothing, storing and blending.
void cc_span_constant(uint32_t *dst, ptrdiff_t n, uint32_t color, uint32_t coverage);
void cc_span_mask(uint32_t *dst, const uint8_t *coverage, ptrdiff_t n, uint32_t color);
void cc_span_blend(uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint32_t alpha);
void cc_span_multiply(uint32_t *dst, const uint8_t *coverage, ptrdiff_t n);

#endif
