// Gaussian blur of a mask by three box blurs each way.
#include "internal.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__has_builtin)
#if __has_builtin(__builtin_elementwise_sqrt)
#define SQRT(v) __builtin_elementwise_sqrt(v)
#endif
#endif
#ifndef SQRT
#include <math.h>
#define SQRT(v) sqrt(v)
#endif

// A box of 2·radius + 1 whole pixels and a fraction of one more at either end, so that the blur grows steadily with
// sigma. The weights are parts of 2^24 and sum to no more, so a weighted sum of bytes fits a uint32_t.
typedef struct box_weights {
  int32_t radius;
  uint32_t inner, outer;
} box_weights;

static box_weights box_for(double sigma) {
  double variance = sigma * sigma / 3;
  double r = (double)(int32_t)((SQRT(12 * variance + 1) - 1) / 2);
  // Solved for a box whose variance is a third of the blur's.
  double part = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)));
  part = part < 0 ? 0 : part > 1 ? 1 : part;
  double whole = 16777216.0 / (2 * r + 1 + 2 * part);
  box_weights b = {(int32_t)r, (uint32_t)whole, 0};
  b.outer = (16777216u - b.inner * (uint32_t)(2 * b.radius + 1)) / 2;
  return b;
}

#define ROUND 0x800000u
#define SHIFT 24

CC_INLINE uint8_t byte_at(const uint8_t *row, int64_t i, int64_t count) { return i >= 0 && i < count ? row[i] : 0; }

static void blur_rows(const uint8_t *src, uint8_t *dst, int32_t width, int32_t height, box_weights b) {
  const int64_t r = b.radius, w = width;
  // Between these every byte of the box lies in the row.
  const int64_t begin = r + 1 < w ? r + 1 : w, end = w - r - 1 > begin ? w - r - 1 : begin;
  for (int32_t y = 0; y < height; y++, src += width, dst += width) {
    uint32_t sum = 0;
    for (int64_t i = 0; i < r && i < w; i++) sum += src[i];
    int64_t x = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int64_t stop = pass ? w : begin; x < stop; x++) {
        uint32_t before = byte_at(src, x - r - 1, w);
        sum += byte_at(src, x + r, w) - before;
        dst[x] = (uint8_t)((sum * b.inner + (before + byte_at(src, x + r + 1, w)) * b.outer + ROUND) >> SHIFT);
      }
      if (pass || x >= end) continue;
      const uint8_t *back = src + (x - r - 1), *ahead = src + (x + r);
      uint32_t next = *ahead;
      for (; x < end; x++) {
        uint32_t before = *back++;
        sum += next - before;
        next = *++ahead;
        dst[x] = (uint8_t)((sum * b.inner + (before + next) * b.outer + ROUND) >> SHIFT);
      }
    }
  }
}

#define BLOCK 64
#define BYTES(p) __builtin_convertvector(*(const cc_bytes4 *)(p), cc_u32x4)

static void blur_columns(const uint8_t *src, uint8_t *dst, int32_t width, int32_t height, box_weights b) {
  static const uint8_t zeros[BLOCK];
  const int64_t r = b.radius, h = height;
  for (int32_t x = 0; x < width; x += BLOCK) {
    // A block of columns at a time, to run along rows with the sums still at hand.
    const int32_t count = width - x < BLOCK ? width - x : BLOCK;
    cc_u32x4 sums[BLOCK / 4] = {{0}};
    uint32_t rest[4] = {0};
    for (int64_t y = -r; y < h; y++) {
      const uint8_t *before = y - r - 1 >= 0 ? src + (y - r - 1) * width + x : zeros;
      const uint8_t *ahead = y + r < h ? src + (y + r) * width + x : zeros;
      const uint8_t *next = y + r + 1 < h ? src + (y + r + 1) * width + x : zeros;
      uint8_t *out = dst + (y < 0 ? 0 : y) * width + x;
      int32_t i = 0;
      for (; i + 4 <= count; i += 4) {
        cc_u32x4 left = BYTES(before + i);
        sums[i / 4] += BYTES(ahead + i) - left;
        if (y < 0) continue;
        cc_u32x4 v = (sums[i / 4] * b.inner + (left + BYTES(next + i)) * b.outer + ROUND) >> SHIFT;
        *(cc_bytes4 *)(out + i) = __builtin_convertvector(v, cc_u8x4);
      }
      for (; i < count; i++) {
        uint32_t left = before[i];
        rest[i & 3] += ahead[i] - left;
        if (y >= 0) out[i] = (uint8_t)((rest[i & 3] * b.inner + (left + next[i]) * b.outer + ROUND) >> SHIFT);
      }
    }
  }
}

void cc_blur(uint8_t *coverage, uint8_t *scratch, int32_t width, int32_t height, double sigma) {
  if (!coverage || !scratch || width <= 0 || height <= 0 || !(sigma > 0)) return;
  box_weights b = box_for(sigma < 2000 ? sigma : 2000);
  blur_rows(coverage, scratch, width, height, b);
  blur_rows(scratch, coverage, width, height, b);
  blur_rows(coverage, scratch, width, height, b);
  blur_columns(scratch, coverage, width, height, b);
  blur_columns(coverage, scratch, width, height, b);
  blur_columns(scratch, coverage, width, height, b);
}
