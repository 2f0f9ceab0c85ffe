// A surface seen through frosted glass: shrunk, blurred, coloured, and grown again.
#include <stdlib.h>

#include "internal.h"

// A channel in each lane; sums of a box of bytes stay below 2^32 for any box that fits into a surface.
CC_INLINE cc_u32x4 unpack(uint32_t pixel) {
  return __builtin_convertvector((cc_u8x4)pixel, cc_u32x4);
}
CC_INLINE uint32_t pack(cc_u32x4 v) { return (uint32_t)__builtin_convertvector(v, cc_u8x4); }
CC_INLINE cc_u32x4 splat(uint32_t v) { return (cc_u32x4){v, v, v, v}; }

CC_INLINE int32_t clamp(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

// The mean of blocks of factor × factor pixels; blocks at the right and the bottom may be smaller.
static void shrink(cc_surface src, uint32_t *out, int32_t width, int32_t height, int32_t factor) {
  for (int32_t y = 0; y < height; y++) {
    int32_t y0 = y * factor, y1 = y0 + factor < src.height ? y0 + factor : src.height;
    for (int32_t x = 0; x < width; x++) {
      int32_t x0 = x * factor, x1 = x0 + factor < src.width ? x0 + factor : src.width;
      cc_u32x4 sum = {0};
      for (int32_t v = y0; v < y1; v++) {
        const uint32_t *row = cc_pixel(src, 0, v);
        for (int32_t u = x0; u < x1; u++) sum += unpack(row[u]);
      }
      uint32_t count = (uint32_t)((x1 - x0) * (y1 - y0));
      out[(ptrdiff_t)y * width + x] = pack((sum + splat(count / 2)) / splat(count));
    }
  }
}

// One box blur along rows, transposed on the way: two of them blur both ways and put all back. Beyond the edges lies
// what lies at them.
static void box(const uint32_t *src, uint32_t *dst, int32_t width, int32_t height, int32_t radius) {
  const uint32_t weight = 65536u / (uint32_t)(2 * radius + 1);
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *row = src + (ptrdiff_t)y * width;
    cc_u32x4 sum = unpack(row[0]) * splat((uint32_t)radius);
    for (int32_t x = 0; x <= radius; x++) sum += unpack(row[clamp(x, 0, width - 1)]);
    for (int32_t x = 0; x < width; x++) {
      dst[(ptrdiff_t)x * height + y] = pack((sum * splat(weight) + splat(32768)) >> 16);
      sum += unpack(row[clamp(x + radius + 1, 0, width - 1)]);
      sum -= unpack(row[clamp(x - radius, 0, width - 1)]);
    }
  }
}

// Away from grey by `saturation` / 256, then under the premultiplied tint.
static void colour(uint32_t *pixels, ptrdiff_t count, int32_t saturation, uint32_t tint) {
  const uint32_t rest = 255 - (tint >> 24);
  for (ptrdiff_t i = 0; i < count; i++) {
    int32_t b = pixels[i] & 255, g = pixels[i] >> 8 & 255, r = pixels[i] >> 16 & 255, a = pixels[i] >> 24;
    int32_t luma = (r * 54 + g * 183 + b * 19) >> 8;
    r = clamp(luma + (((r - luma) * saturation) >> 8), 0, a);
    g = clamp(luma + (((g - luma) * saturation) >> 8), 0, a);
    b = clamp(luma + (((b - luma) * saturation) >> 8), 0, a);
    uint32_t pixel = (uint32_t)a << 24 | (uint32_t)r << 16 | (uint32_t)g << 8 | (uint32_t)b;
    // What the tint takes away is at least what it adds, so no channel overflows.
    pixels[i] = tint + cc_scale1(pixel, rest);
  }
}

// Between two pixels, the second with `part` / 256.
CC_INLINE uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t rb = ((a & CC_LOW1) * (256 - part) + (b & CC_LOW1) * part) >> 8 & CC_LOW1;
  uint32_t ag = ((a >> 8 & CC_LOW1) * (256 - part) + (b >> 8 & CC_LOW1) * part) & ~CC_LOW1;
  return rb | ag;
}

typedef struct place {
  int32_t index;
  uint32_t part;
} place;

// The two small pixels around a large one's centre.
CC_INLINE place place_of(int32_t v, int32_t factor, int32_t count) {
  int32_t fixed = (int32_t)(((int64_t)(2 * v + 1) * 128) / factor) - 128;
  if (fixed < 0) fixed = 0;
  if (fixed > (count - 1) * 256) fixed = (count - 1) * 256;
  return (place){fixed >> 8, (uint32_t)fixed & 255};
}

static bool grow(const uint32_t *src, int32_t width, int32_t height, int32_t factor, cc_surface dst, int32_t dx,
                 int32_t dy) {
  uint32_t *line = malloc((size_t)width * 4);
  place *places = malloc((size_t)dst.width * sizeof(place));
  if (line && places) {
    for (int32_t x = 0; x < dst.width; x++) places[x] = place_of(x + dx, factor, width);
    for (int32_t y = 0; y < dst.height; y++) {
      place row = place_of(y + dy, factor, height);
      const uint32_t *upper = src + (ptrdiff_t)row.index * width;
      const uint32_t *lower = row.index + 1 < height ? upper + width : upper;
      for (int32_t x = 0; x < width; x++) line[x] = between(upper[x], lower[x], row.part);
      uint32_t *out = cc_pixel(dst, 0, y);
      for (int32_t x = 0; x < dst.width; x++) {
        int32_t i = places[x].index;
        out[x] = between(line[i], line[i + 1 < width ? i + 1 : i], places[x].part);
      }
    }
  }
  bool done = line && places;
  free(line);
  free(places);
  return done;
}

bool cc_frost(cc_surface dst, cc_surface src, int32_t x, int32_t y, double sigma, double saturation, uint32_t tint) {
  if (cc_is_empty(dst) || cc_is_empty(src) || x < 0 || y < 0 || x + dst.width > src.width ||
      y + dst.height > src.height || !(sigma > 0))
    return false;
  // A blur hides what shrinking loses.
  int32_t factor = sigma >= 8 ? 4 : sigma >= 4 ? 2 : 1;
  double small = (sigma < 500 ? sigma : 500) / factor;
  // Three boxes of this radius have the variance of the blur: 3 · ((2r + 1)² − 1) / 12 = σ².
  int32_t radius = 0;
  while ((double)(radius + 1) * (radius + 2) <= small * small + 0.5) radius++;
  int32_t width = (src.width + factor - 1) / factor, height = (src.height + factor - 1) / factor;
  uint32_t *one = malloc((size_t)width * (size_t)height * 4), *two = malloc((size_t)width * (size_t)height * 4);
  bool done = one && two;
  if (done) {
    shrink(src, one, width, height, factor);
    for (int pass = 0; pass < 3 && radius > 0; pass++) {
      box(one, two, width, height, radius);
      box(two, one, height, width, radius);
    }
    int32_t strength = (int32_t)((saturation > 0 ? saturation < 16 ? saturation : 16 : 0) * 256);
    uint32_t a = tint >> 24, r = tint >> 16 & 255, g = tint >> 8 & 255, b = tint & 255;
    tint = a << 24 | (r < a ? r : a) << 16 | (g < a ? g : a) << 8 | (b < a ? b : a);
    colour(one, (ptrdiff_t)width * height, strength, tint);
    done = grow(one, width, height, factor, dst, x, y);
  }
  free(one);
  free(two);
  return done;
}
