// Rectangles of one colour or one colour a row.
#include "internal.h"

#include <wchar.h>

void cc_span_store(uint32_t *dst, ptrdiff_t n, uint32_t color) {
#if defined(__GLIBC__) && defined(__x86_64__) && WCHAR_MAX >= 0x7FFFFFFF
  // glibc's wmemset takes the widest stores that the processor has, also in a debug build.
  if (n >= 32) {
    wmemset((wchar_t *)dst, (wchar_t)color, (size_t)n);
    return;
  }
#endif
  cc_u16x8 c = (cc_u16x8)((cc_u32x4){0} + color);
  for (; n >= 16; n -= 16, dst += 16) {
    CC_PIXELS4(dst) = c;
    CC_PIXELS4(dst + 4) = c;
    CC_PIXELS4(dst + 8) = c;
    CC_PIXELS4(dst + 12) = c;
  }
  for (; n >= 4; n -= 4, dst += 4) CC_PIXELS4(dst) = c;
  for (; n > 0; n--) *dst++ = color;
}

void cc_span_constant(uint32_t *dst, ptrdiff_t n, uint32_t color, uint32_t coverage) {
  uint32_t inverse = 255 - cc_div255((color >> 24) * coverage);
  if (inverse == 0) {
    cc_span_store(dst, n, color);
    return;
  }
  // src·coverage is the same for all pixels, so a pixel takes one product a channel. Where both are 0 nothing changes.
  uint32_t rb1 = (color & CC_LOW1) * coverage + CC_HALF1, ag1 = (color >> 8 & CC_LOW1) * coverage + CC_HALF1;
  if (coverage == 0 || color == 0) return;
  cc_u16x8 rb = (cc_u16x8)((cc_u32x4){0} + rb1), ag = (cc_u16x8)((cc_u32x4){0} + ag1);
  cc_u16x8 inv = CC_SPLAT16(inverse);
  for (; n >= 8; n -= 8, dst += 8) {
    cc_u16x8 p = CC_PIXELS4(dst), q = CC_PIXELS4(dst + 4);
    cc_u16x8 prb = (p & CC_LOW) * inv + rb, pag = (p >> 8) * inv + ag;
    cc_u16x8 qrb = (q & CC_LOW) * inv + rb, qag = (q >> 8) * inv + ag;
    CC_PIXELS4(dst) = CC_JOIN255(prb, pag);
    CC_PIXELS4(dst + 4) = CC_JOIN255(qrb, qag);
  }
  if (n >= 4) {
    cc_u16x8 p = CC_PIXELS4(dst);
    cc_u16x8 prb = (p & CC_LOW) * inv + rb, pag = (p >> 8) * inv + ag;
    CC_PIXELS4(dst) = CC_JOIN255(prb, pag);
    n -= 4;
    dst += 4;
  }
  for (; n > 0; n--, dst++) {
    *dst = cc_join1((*dst & CC_LOW1) * inverse + rb1, (*dst >> 8 & CC_LOW1) * inverse + ag1);
  }
}

void cc_fill(cc_surface dst, cc_rect clip, cc_rect rect, cc_paint paint) {
  cc_box box;
  if (!cc_box_make(&box, dst, clip, rect)) return;
  ptrdiff_t n = box.x1 - box.x0;
  if (!paint.rows && n == dst.stride) {
    // Rows without a gap are one long row.
    cc_span_constant(cc_pixel(dst, 0, box.y0), n * (box.y1 - box.y0), cc_paint_color(&paint, 0), 255);
    return;
  }
  for (int32_t y = box.y0; y < box.y1; y++) {
    cc_span_constant(cc_pixel(dst, box.x0, y), n, cc_paint_color(&paint, y), 255);
  }
}
