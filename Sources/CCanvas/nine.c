// Masks in nine slices.
#include "internal.h"

// How `length` pixels along one axis take from a mask: the first `head` from its beginning, the last `tail` from its
// end, and all between from the one row or column at `repeated`.
typedef struct slices {
  int64_t length, head, tail, repeated, mask_length;
} slices;

static bool slices_make(slices *s, int32_t length, int32_t head, int32_t tail, int32_t mask_length) {
  if (head < 0 || tail < 0 || (int64_t)head + tail >= mask_length || length <= 0) return false;
  *s = (slices){length, head, tail, head, mask_length};
  int64_t corners = (int64_t)head + tail;
  if (length < corners) {
    // Too small for both: each gives up what lies towards the middle, in proportion.
    s->head = (int64_t)length * head / corners;
    s->tail = length - s->head;
  }
  return true;
}

CC_INLINE int64_t slices_source(const slices *s, int64_t i) {
  if (i < s->head) return i;
  if (i >= s->length - s->tail) return s->mask_length - (s->length - i);
  return s->repeated;
}

CC_INLINE int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }
CC_INLINE int64_t greater(int64_t a, int64_t b) { return a > b ? a : b; }

// The three parts of a row, cut to the pixels from ..< to of the rectangle; each part is begin ..< end.
typedef struct parts {
  int64_t from, head_end, tail_begin, to;
} parts;

CC_INLINE parts parts_make(const slices *s, int64_t from, int64_t to) {
  return (parts){from, greater(from, lesser(to, s->head)), greater(from, lesser(to, s->length - s->tail)), to};
}

void cc_fill_nine(cc_surface dst, cc_rect clip, cc_rect rect, cc_mask mask, int32_t left, int32_t top, int32_t right,
                  int32_t bottom, cc_paint paint) {
  cc_box box;
  slices h, v;
  if (!mask.coverage || !cc_box_make(&box, dst, clip, rect)) return;
  if (!slices_make(&h, rect.w, left, right, mask.width)) return;
  if (!slices_make(&v, rect.h, top, bottom, mask.height)) return;
  parts p = parts_make(&h, (int64_t)box.x0 - rect.x, (int64_t)box.x1 - rect.x);
  for (int32_t y = box.y0; y < box.y1; y++) {
    uint32_t color = cc_paint_color(&paint, y);
    if (color == 0) continue;
    const uint8_t *row = mask.coverage + slices_source(&v, (int64_t)y - rect.y) * mask.stride;
    uint32_t *d = cc_pixel(dst, box.x0, y);
    cc_span_mask(d, row + p.from, p.head_end - p.from, color);
    cc_span_constant(d + (p.head_end - p.from), p.tail_begin - p.head_end, color, row[left]);
    cc_span_mask(d + (p.tail_begin - p.from), row + (h.mask_length - (h.length - p.tail_begin)), p.to - p.tail_begin,
                 color);
  }
}

static void multiply_constant(uint32_t *dst, ptrdiff_t n, uint32_t coverage) {
  if (coverage == 255 || n <= 0) return;
  if (coverage == 0) {
    memset(dst, 0, (size_t)n * sizeof *dst);
    return;
  }
  cc_u16x8 c = CC_SPLAT16(coverage);
  for (; n >= 4; n -= 4, dst += 4) {
    cc_u16x8 p = CC_PIXELS4(dst);
    cc_u16x8 rb = (p & CC_LOW) * c + CC_HALF, ag = (p >> 8) * c + CC_HALF;
    CC_PIXELS4(dst) = CC_JOIN255(rb, ag);
  }
  for (; n > 0; n--, dst++) *dst = cc_scale1(*dst, coverage);
}

void cc_multiply_nine(cc_surface dst, cc_rect rect, cc_mask mask, int32_t left, int32_t top, int32_t right,
                      int32_t bottom) {
  cc_box box;
  slices h, v;
  if (!mask.coverage || !cc_box_make(&box, dst, rect, rect)) return;
  if (!slices_make(&h, rect.w, left, right, mask.width)) return;
  if (!slices_make(&v, rect.h, top, bottom, mask.height)) return;
  parts p = parts_make(&h, (int64_t)box.x0 - rect.x, (int64_t)box.x1 - rect.x);
  for (int32_t y = box.y0; y < box.y1; y++) {
    const uint8_t *row = mask.coverage + slices_source(&v, (int64_t)y - rect.y) * mask.stride;
    uint32_t *d = cc_pixel(dst, box.x0, y);
    cc_span_multiply(d, row + p.from, p.head_end - p.from);
    multiply_constant(d + (p.head_end - p.from), p.tail_begin - p.head_end, row[left]);
    cc_span_multiply(d + (p.tail_begin - p.from), row + (h.mask_length - (h.length - p.tail_begin)),
                     p.to - p.tail_begin);
  }
}
