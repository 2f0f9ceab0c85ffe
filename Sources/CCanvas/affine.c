// A surface through an affine map, sampled bilinearly.
//
// Positions run in 32.32 fixed point along a row and are rounded to 1/256 pixel, so that all architectures agree, and a
// map that misses whole pixels by the rounding of its coefficients still copies the pixels as they are.
#include "internal.h"

#pragma STDC FP_CONTRACT OFF

#define ONE ((int64_t)1 << 32)
#define HALF ((int64_t)1 << 31)
#define ROUND ((int64_t)1 << 23)
// Farther from the origin than this (in pixels) nothing is drawn: all sums below fit an int64_t then.
#define FAR 268435456.0
// Coverage above 1 - SLACK rounds to 255, in both axes together.
#define SLACK (1.0 / 2048)
#define CHUNK 128  // a multiple of 4
#define FRACTION(p) ((uint32_t)((p) >> 24) & 255)

#if defined(__has_builtin)
#if __has_builtin(__builtin_elementwise_sqrt)
#define SQRT(v) __builtin_elementwise_sqrt(v)
#endif
#endif
#ifndef SQRT
#include <math.h>
#define SQRT(v) sqrt(v)
#endif

typedef struct sampler {
  const uint32_t *pixels;
  ptrdiff_t stride;
  int64_t width, height;
  double per_x, per_y;  // surface pixels that one source pixel spans, across the source's columns and rows
} sampler;

CC_INLINE bool is_near(double v) { return v > -FAR && v < FAR; }  // false for NaN
CC_INLINE int64_t fixed(double v) { return (int64_t)(v * 4294967296.0 + (v < 0 ? -0.5 : 0.5)); }
CC_INLINE double clamped(double v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

CC_INLINE int64_t floor_div(int64_t a, int64_t b) {  // b > 0
  int64_t q = a / b;
  return a % b < 0 ? q - 1 : q;
}

// Cuts from ..< to down to the i with low <= start + i·step < high.
static void cut_range(int64_t start, int64_t step, int64_t low, int64_t high, int64_t *from, int64_t *to) {
  int64_t first = 0, end = 0;
  if (step > 0) {
    first = -floor_div(start - low, step);
    end = -floor_div(start - high, step);
  } else if (step < 0) {
    first = floor_div(start - high, -step) + 1;
    end = floor_div(start - low, -step) + 1;
  } else if (start >= low && start < high) {
    return;
  }
  if (first > *from) *from = first;
  if (end < *to) *to = end;
}

// a + (b - a)·f with f in 1/256, for the four channels.
CC_INLINE uint32_t mix_pixel(uint32_t a, uint32_t b, uint32_t f) {
  uint32_t rb = (a & CC_LOW1) * (256 - f) + (b & CC_LOW1) * f + CC_HALF1;
  uint32_t ag = (a >> 8 & CC_LOW1) * (256 - f) + (b >> 8 & CC_LOW1) * f + CC_HALF1;
  return (rb >> 8 & CC_LOW1) | (ag & ~CC_LOW1);
}

// A pixel at an edge: what lies outside takes the colour of the edge, and the pixel's square is cut by the source's
// rectangle, so that an edge is one surface pixel wide however much the source is enlarged.
static uint32_t sample_edge(const sampler *s, int64_t fx, int64_t fy) {
  double x = (double)fx / 4294967296.0, y = (double)fy / 4294967296.0;
  double cx = clamped(x * s->per_x + 0.5) + clamped(((double)s->width - x) * s->per_x + 0.5) - 1;
  double cy = clamped(y * s->per_y + 0.5) + clamped(((double)s->height - y) * s->per_y + 0.5) - 1;
  if (!(cx > 0 && cy > 0)) return 0;
  uint32_t coverage = (uint32_t)(cx * cy * 255 + 0.5);

  int64_t px = fx - HALF + ROUND, py = fy - HALF + ROUND;
  int64_t x0 = px >> 32, y0 = py >> 32, x1 = x0 + 1, y1 = y0 + 1;
  uint32_t u = FRACTION(px), v = FRACTION(py);
  x0 = x0 < 0 ? 0 : x0 >= s->width ? s->width - 1 : x0;
  x1 = x1 < 0 ? 0 : x1 >= s->width ? s->width - 1 : x1;
  y0 = y0 < 0 ? 0 : y0 >= s->height ? s->height - 1 : y0;
  y1 = y1 < 0 ? 0 : y1 >= s->height ? s->height - 1 : y1;
  const uint32_t *top = s->pixels + y0 * s->stride, *bottom = s->pixels + y1 * s->stride;
  uint32_t pixel = mix_pixel(mix_pixel(top[x0], bottom[x0], v), mix_pixel(top[x1], bottom[x1], v), u);
  return coverage == 255 ? pixel : cc_scale1(pixel, coverage);
}

// Four pairs of neighbouring pixels, as the four left ones and the four right ones.
#define PAIR(p) (*(const pixel_pair *)(p))
#define GATHER(left, right, p0, p1, p2, p3)                                                  \
  {                                                                                          \
    cc_u32x4 first = __builtin_shufflevector(PAIR(p0), PAIR(p1), 0, 2, 1, 3);                \
    cc_u32x4 second = __builtin_shufflevector(PAIR(p2), PAIR(p3), 0, 2, 1, 3);               \
    left = (cc_u16x8)__builtin_shufflevector(first, second, 0, 1, 4, 5);                     \
    right = (cc_u16x8)__builtin_shufflevector(first, second, 2, 3, 6, 7);                    \
  }
// a + (b - a)·f with f in 1/256, `fi` = 256 - f; as `mix_pixel`.
#define MIX4(a, b, f, fi)                                                    \
  (((((a) & CC_LOW) * (fi) + ((b) & CC_LOW) * (f) + CC_HALF) >> 8) |         \
   ((((a) >> 8) * (fi) + ((b) >> 8) * (f) + CC_HALF) & CC_HIGH))
#define WHOLE CC_SPLAT16(256)

typedef uint32_t u32x2 __attribute__((vector_size(8)));
typedef u32x2 pixel_pair __attribute__((aligned(4), may_alias));

// The fractions of four positions one step apart, that run on in steps of four.
CC_INLINE cc_u32x4 fractions(int64_t p, int64_t step) {
  uint32_t q = (uint32_t)p, s = (uint32_t)step;
  return (cc_u32x4){q, q + s, q + 2 * s, q + 3 * s};
}
CC_INLINE cc_u16x8 weights(cc_u32x4 positions) {
  cc_u32x4 f = positions >> 24;
  return (cc_u16x8)(f | f << 16);
}

// Where the lanes that are not asked for (n < 4) read again what the first one reads.
#define FOUR(p, n, at)                               \
  const uint32_t *p##0 = at(0), *p##1 = p##0, *p##2 = p##0, *p##3 = p##0; \
  if (n > 1) p##1 = at(1);                           \
  if (n > 2) p##2 = at(2);                           \
  if (n > 3) p##3 = at(3);

// Samples `n` pixels whose four neighbours all lie in the source; writes whole fours at `out`.
static void sample_inside(const sampler *s, uint32_t *out, ptrdiff_t n, int64_t px, int64_t py, int64_t dx,
                          int64_t dy) {
  const uint32_t *pixels = s->pixels;
  const ptrdiff_t stride = s->stride;
  cc_u32x4 us = fractions(px, dx), vs = fractions(py, dy);
  const cc_u32x4 u_step = (cc_u32x4){0} + 4 * (uint32_t)dx, v_step = (cc_u32x4){0} + 4 * (uint32_t)dy;
#define AT(i) (pixels + ((py + (i) * dy) >> 32) * stride + ((px + (i) * dx) >> 32))
  for (; n > 0; n -= 4, out += 4) {
    FOUR(p, n, AT)
    cc_u16x8 tl, tr, bl, br;
    GATHER(tl, tr, p0, p1, p2, p3);
    GATHER(bl, br, p0 + stride, p1 + stride, p2 + stride, p3 + stride);
    cc_u16x8 u = weights(us), ui = WHOLE - u, v = weights(vs), vi = WHOLE - v;
    cc_u16x8 left = MIX4(tl, bl, v, vi), right = MIX4(tr, br, v, vi);
    CC_PIXELS4(out) = MIX4(left, right, u, ui);
    us += u_step;
    vs += v_step;
    px += 4 * dx;
    py += 4 * dy;
  }
}

// The same where the row of samples is level in the source, and no more than twice as long there: its two source rows
// are mixed first, once for all samples.
static void sample_level(const sampler *s, uint32_t *out, ptrdiff_t n, int64_t px, int64_t py, int64_t dx) {
  uint32_t mixed[2 * CHUNK + 4];
  int64_t last = px + (n - 1) * dx, begin = (px < last ? px : last) >> 32, end = ((px < last ? last : px) >> 32) + 2;
  const uint32_t *row = s->pixels + (py >> 32) * s->stride + begin, *below = row + s->stride;
  uint32_t f = FRACTION(py);
  if (f) {
    cc_u16x8 v = CC_SPLAT16(f), vi = WHOLE - v;
    ptrdiff_t i = 0, count = end - begin;
    for (; i + 4 <= count; i += 4) {
      cc_u16x8 a = CC_CONST_PIXELS4(row + i), b = CC_CONST_PIXELS4(below + i);
      CC_PIXELS4(mixed + i) = MIX4(a, b, v, vi);
    }
    for (; i < count; i++) mixed[i] = mix_pixel(row[i], below[i], f);
    row = mixed;
  }
  px -= begin * ONE;
  cc_u32x4 us = fractions(px, dx);
  const cc_u32x4 u_step = (cc_u32x4){0} + 4 * (uint32_t)dx;
#define AT_LEVEL(i) (row + ((px + (i) * dx) >> 32))
  for (; n > 0; n -= 4, out += 4) {
    FOUR(p, n, AT_LEVEL)
    cc_u16x8 left, right, u = weights(us), ui = WHOLE - u;
    GATHER(left, right, p0, p1, p2, p3);
    CC_PIXELS4(out) = MIX4(left, right, u, ui);
    us += u_step;
    px += 4 * dx;
  }
}

void cc_blend_affine(cc_surface dst, cc_rect clip, cc_rect bounds, cc_surface src, cc_affine map, uint8_t alpha) {
  cc_box box;
  if (alpha == 0 || cc_is_empty(src) || !cc_box_make(&box, dst, clip, bounds)) return;
  if (!is_near(map.a) || !is_near(map.b) || !is_near(map.c) || !is_near(map.d)) return;
  if (!is_near(src.width) || !is_near(src.height)) return;
  if (map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1 && is_near(map.tx) && is_near(map.ty) &&
      map.tx == (int32_t)map.tx && map.ty == (int32_t)map.ty) {
    cc_rect inner = {box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0};
    cc_blend(dst, inner, -(int32_t)map.tx, -(int32_t)map.ty, src, alpha);
    return;
  }
  // How far one surface pixel reaches in the source, across its columns and its rows.
  double reach_x = SQRT(map.a * map.a + map.c * map.c), reach_y = SQRT(map.b * map.b + map.d * map.d);
  if (reach_x < 1e-6) reach_x = 1e-6;
  if (reach_y < 1e-6) reach_y = 1e-6;
  sampler s = {src.pixels, src.stride, src.width, src.height, 1 / reach_x, 1 / reach_y};
  int64_t dx = fixed(map.a), dy = fixed(map.b);
  int64_t out_x = fixed(reach_x / 2), out_y = fixed(reach_y / 2);
  int64_t full_x = fixed(reach_x * (0.5 - SLACK)), full_y = fixed(reach_y * (0.5 - SLACK));
  // From a position to the pixel whose centre lies before it, rounded.
  const int64_t tap = HALF - ROUND;
  const bool level = dy == 0 && dx >= -2 * ONE && dx <= 2 * ONE;
  int64_t in_x0 = full_x > tap ? full_x : tap, in_y0 = full_y > tap ? full_y : tap;
  int64_t in_x1 = s.width * ONE - (full_x > HALF + ROUND ? full_x : HALF + ROUND);
  int64_t in_y1 = s.height * ONE - (full_y > HALF + ROUND ? full_y : HALF + ROUND);

  for (int32_t y = box.y0; y < box.y1; y++) {
    double sx = map.a * (box.x0 + 0.5) + map.c * (y + 0.5) + map.tx;
    double sy = map.b * (box.x0 + 0.5) + map.d * (y + 0.5) + map.ty;
    if (!is_near(sx) || !is_near(sy)) continue;
    int64_t fx = fixed(sx), fy = fixed(sy), from = 0, to = box.x1 - box.x0;
    cut_range(fx, dx, -out_x, s.width * ONE + out_x, &from, &to);
    cut_range(fy, dy, -out_y, s.height * ONE + out_y, &from, &to);
    if (from >= to) continue;
    int64_t inside = from, inside_end = to;
    cut_range(fx, dx, in_x0, in_x1, &inside, &inside_end);
    cut_range(fy, dy, in_y0, in_y1, &inside, &inside_end);
    if (inside >= inside_end) inside = inside_end = to;

    uint32_t *d = cc_pixel(dst, box.x0, y);
    while (from < to) {
      uint32_t samples[CHUNK];
      bool edge = from < inside || from >= inside_end;
      int64_t end = from < inside ? inside : from < inside_end ? inside_end : to;
      int64_t n = end - from < CHUNK ? end - from : CHUNK;
      if (edge) {
        for (int64_t i = 0; i < n; i++) samples[i] = sample_edge(&s, fx + (from + i) * dx, fy + (from + i) * dy);
      } else if (level) {
        sample_level(&s, samples, n, fx + from * dx - tap, fy - tap, dx);
      } else {
        sample_inside(&s, samples, n, fx + from * dx - tap, fy + from * dy - tap, dx, dy);
      }
      cc_span_blend(d + from, samples, n, alpha);
      from += n;
    }
  }
}
