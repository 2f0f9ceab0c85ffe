// Colour through an 8-bit coverage mask.
#include "internal.h"

// Finds how many of the `n` bytes at `p`, from the first on and in eights, equal `word`.
CC_INLINE ptrdiff_t run_length(const uint8_t *p, ptrdiff_t n, uint64_t word) {
  ptrdiff_t i = 0;
  while (n - i >= 8 && CC_WORD(p + i) == word) i += 8;
  return i;
}

// src·c + dst·(1 - srcA·c), with one rounding: the sum stays below 2^16 since a channel is at most alpha.
#define BLEND4(dst, coverage, make_inverse)                        \
  {                                                                \
    cc_u16x8 c = CC_COVERAGE4(coverage), p = CC_PIXELS4(dst), inv; \
    make_inverse;                                                  \
    cc_u16x8 prb = rb * c + (p & CC_LOW) * inv + CC_HALF;          \
    cc_u16x8 pag = ag * c + (p >> 8) * inv + CC_HALF;              \
    CC_PIXELS4(dst) = CC_JOIN255(prb, pag);                        \
  }
#define INVERSE_OPAQUE inv = CC_LOW - c
#define INVERSE_TRANSLUCENT                 \
  {                                         \
    cc_u16x8 t = a * c + CC_HALF;           \
    inv = CC_LOW - ((t + (t >> 8)) >> 8);   \
  }

void cc_span_mask(uint32_t *dst, const uint8_t *coverage, ptrdiff_t n, uint32_t color) {
  uint32_t alpha = color >> 24, rb1 = color & CC_LOW1, ag1 = color >> 8 & CC_LOW1;
  cc_u16x8 rb = (cc_u16x8)((cc_u32x4){0} + rb1), ag = (cc_u16x8)((cc_u32x4){0} + ag1), a = CC_SPLAT16(alpha);
  while (n >= 8) {
    uint64_t word = CC_WORD(coverage);
    if (word == 0 || word == UINT64_MAX) {
      ptrdiff_t run = 8 + run_length(coverage + 8, n - 8, word);
      if (word) cc_span_constant(dst, run, color, 255);
      dst += run;
      coverage += run;
      n -= run;
      continue;
    }
    if (alpha == 255) {
      BLEND4(dst, coverage, INVERSE_OPAQUE);
      BLEND4(dst + 4, coverage + 4, INVERSE_OPAQUE);
    } else {
      BLEND4(dst, coverage, INVERSE_TRANSLUCENT);
      BLEND4(dst + 4, coverage + 4, INVERSE_TRANSLUCENT);
    }
    dst += 8;
    coverage += 8;
    n -= 8;
  }
  if (n >= 4) {
    BLEND4(dst, coverage, INVERSE_TRANSLUCENT);
    dst += 4;
    coverage += 4;
    n -= 4;
  }
  for (; n > 0; n--, dst++, coverage++) {
    uint32_t c = *coverage, inverse = 255 - cc_div255(alpha * c), p = *dst;
    *dst = cc_join1(rb1 * c + (p & CC_LOW1) * inverse + CC_HALF1, ag1 * c + (p >> 8 & CC_LOW1) * inverse + CC_HALF1);
  }
}

void cc_span_multiply(uint32_t *dst, const uint8_t *coverage, ptrdiff_t n) {
  while (n >= 8) {
    uint64_t word = CC_WORD(coverage);
    if (word == 0 || word == UINT64_MAX) {
      ptrdiff_t run = 8 + run_length(coverage + 8, n - 8, word);
      if (!word) memset(dst, 0, (size_t)run * sizeof *dst);
      dst += run;
      coverage += run;
      n -= run;
      continue;
    }
    for (int half = 0; half < 2; half++, dst += 4, coverage += 4, n -= 4) {
      cc_u16x8 c = CC_COVERAGE4(coverage), p = CC_PIXELS4(dst);
      cc_u16x8 prb = (p & CC_LOW) * c + CC_HALF, pag = (p >> 8) * c + CC_HALF;
      CC_PIXELS4(dst) = CC_JOIN255(prb, pag);
    }
  }
  for (; n > 0; n--, dst++, coverage++) *dst = cc_scale1(*dst, *coverage);
}

void cc_fill_mask(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_mask mask, cc_paint paint) {
  cc_box box;
  if (!mask.coverage || !cc_box_make(&box, dst, clip, (cc_rect){x, y, mask.width, mask.height})) return;
  ptrdiff_t skip = (ptrdiff_t)box.x0 - x;
  for (int32_t row = box.y0; row < box.y1; row++) {
    uint32_t color = cc_paint_color(&paint, row);
    if (color == 0) continue;
    const uint8_t *coverage = mask.coverage + ((ptrdiff_t)row - y) * mask.stride + skip;
    cc_span_mask(cc_pixel(dst, box.x0, row), coverage, box.x1 - box.x0, color);
  }
}
