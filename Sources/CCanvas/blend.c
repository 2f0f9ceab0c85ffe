// A surface over a surface.
#include "internal.h"

// Two pixels at a time as one word, to see whether there is anything to compute.
#define ALPHAS 0xFF000000FF000000u

typedef uint8_t u8x16 __attribute__((vector_size(16)));

// Pixels that are no premultiplied colours (a channel above alpha) add up to white rather than wrap around.
#if defined(__has_builtin)
#if __has_builtin(__builtin_elementwise_add_sat)
#define ADD_SATURATED(a, b) __builtin_elementwise_add_sat((u8x16)(a), (u8x16)(b))
#endif
#endif
#ifndef ADD_SATURATED
#define ADD_SATURATED(a, b) (((u8x16)(a) + (u8x16)(b)) | (u8x16)(((u8x16)(a) + (u8x16)(b)) < (u8x16)(a)))
#endif

// s + dst·(1 - sA) for four pixels that are multiplied by alpha already.
#define OVER4(dst, s)                                                      \
  {                                                                        \
    cc_u16x8 p = CC_PIXELS4(dst);                                          \
    cc_u32x4 i = OPAQUE4 - ((cc_u32x4)(s) >> 24);                          \
    cc_u16x8 inv = (cc_u16x8)(i | i << 16);                                \
    cc_u16x8 prb = (p & CC_LOW) * inv + CC_HALF, pag = (p >> 8) * inv + CC_HALF; \
    CC_PIXELS4(dst) = (cc_u16x8)ADD_SATURATED(CC_JOIN255(prb, pag), s);    \
  }
#define OPAQUE4 ((cc_u32x4){255, 255, 255, 255})

CC_INLINE uint32_t over1(uint32_t dst, uint32_t src) {
  uint32_t d = cc_scale1(dst, 255 - (src >> 24));
  // The channels of a pair are summed in 16 bits each; a ninth bit fills the eight below it.
  uint32_t rb = (d & CC_LOW1) + (src & CC_LOW1), ag = (d >> 8 & CC_LOW1) + (src >> 8 & CC_LOW1);
  rb |= 0x01000100u - (rb >> 8 & 0x00010001u);
  ag |= 0x01000100u - (ag >> 8 & 0x00010001u);
  return (rb & CC_LOW1) | (ag & CC_LOW1) << 8;
}

static void span_over(uint32_t *dst, const uint32_t *src, ptrdiff_t n) {
  for (; n >= 4; n -= 4, dst += 4, src += 4) {
    uint64_t first = CC_PAIR(src), second = CC_PAIR(src + 2);
    if ((first & second & ALPHAS) == ALPHAS) {
      CC_PIXELS4(dst) = CC_CONST_PIXELS4(src);
    } else if (first | second) {
      cc_u16x8 s = CC_CONST_PIXELS4(src);
      OVER4(dst, s);
    }
  }
  for (; n > 0; n--, dst++, src++) *dst = over1(*dst, *src);
}

void cc_span_blend(uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint32_t alpha) {
  if (alpha == 255) {
    span_over(dst, src, n);
    return;
  }
  cc_u16x8 a = CC_SPLAT16(alpha);
  for (; n >= 4; n -= 4, dst += 4, src += 4) {
    if (!(CC_PAIR(src) | CC_PAIR(src + 2))) continue;
    cc_u16x8 s = CC_CONST_PIXELS4(src);
    cc_u16x8 rb = (s & CC_LOW) * a + CC_HALF, ag = (s >> 8) * a + CC_HALF;
    s = CC_JOIN255(rb, ag);
    OVER4(dst, s);
  }
  for (; n > 0; n--, dst++, src++) *dst = over1(*dst, cc_scale1(*src, alpha));
}

void cc_blend(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_surface src, uint8_t alpha) {
  cc_box box;
  if (alpha == 0 || cc_is_empty(src)) return;
  if (!cc_box_make(&box, dst, clip, (cc_rect){x, y, src.width, src.height})) return;
  ptrdiff_t skip = (ptrdiff_t)box.x0 - x;
  for (int32_t row = box.y0; row < box.y1; row++) {
    const uint32_t *s = src.pixels + ((ptrdiff_t)row - y) * src.stride + skip;
    cc_span_blend(cc_pixel(dst, box.x0, row), s, box.x1 - box.x0, alpha);
  }
}
