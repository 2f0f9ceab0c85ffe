// The pixel loops that Canvas draws with.
//
// A pixel is a native-endian uint32_t, 0xAARRGGBB, with colour premultiplied by alpha; this is SDL_PIXELFORMAT_ARGB8888.
// All coordinates are device pixels. Every function clips to `clip` and to the surface, so any rectangle is allowed,
// also an empty or an outlying one. Nothing here allocates except where it says so, and nothing keeps a pointer.
#ifndef KEYRISE_CCANVAS_H
#define KEYRISE_CCANVAS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct cc_rect {
  int32_t x, y, w, h;
} cc_rect;

typedef struct cc_surface {
  uint32_t *pixels;
  int32_t stride;  // pixels from one row to the next
  int32_t width, height;
} cc_surface;

// An 8-bit coverage mask: 0 is outside, 255 is inside.
typedef struct cc_mask {
  const uint8_t *coverage;
  int32_t stride;  // bytes from one row to the next
  int32_t width, height;
} cc_mask;

// The colour of a shape: one premultiplied colour (`rows` null), or one colour a row, `rows[y - row_origin]` for the
// surface's row y, held at the first and the last of `row_count` outside of them.
typedef struct cc_paint {
  uint32_t color;
  const uint32_t *rows;
  int32_t row_origin;
  int32_t row_count;
} cc_paint;

// Fills `rect` with the paint. A colour with alpha 255 is stored, any other is blended over what is there.
void cc_fill(cc_surface dst, cc_rect clip, cc_rect rect, cc_paint paint);

// Blends the paint over the surface through a mask whose top left corner lies at (x, y).
void cc_fill_mask(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_mask mask, cc_paint paint);

// The same for a mask in nine slices, stretched to `rect`: the corners (left × top, …) are taken as they are, the edges
// and the middle repeat the column at `left` and the row at `top`. Needs left + right < mask.width and
// top + bottom < mask.height; where `rect` is smaller than the corners, the corners are cut in their middle.
void cc_fill_nine(cc_surface dst, cc_rect clip, cc_rect rect, cc_mask mask, int32_t left, int32_t top, int32_t right,
                  int32_t bottom, cc_paint paint);

// Copies the rows of `src`, top left corner at (x, y), without blending (memcpy or memmove by rows; `src` may be `dst`).
void cc_copy(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_surface src);

// Blends `src` over the surface, top left corner at (x, y), its pixels multiplied by alpha / 255.
void cc_blend(cc_surface dst, cc_rect clip, int32_t x, int32_t y, cc_surface src, uint8_t alpha);

// Blends `src` through an affine map with bilinear sampling. The map takes the centre of a surface pixel to a point in
// `src` (in pixels): sx = a·x + c·y + tx, sy = b·x + d·y + ty, for x = column + 0.5, y = row + 0.5. Outside of `src`
// is transparent, with one pixel of anti-aliasing at its edges. `bounds` limits the pixels that are looked at.
typedef struct cc_affine {
  double a, b, c, d, tx, ty;
} cc_affine;
void cc_blend_affine(cc_surface dst, cc_rect clip, cc_rect bounds, cc_surface src, cc_affine map, uint8_t alpha);

// Multiplies the surface's pixels in `rect` by the nine-slice mask's coverage (what lies outside becomes transparent):
// how a layer with rounded corners clips what it holds.
void cc_multiply_nine(cc_surface dst, cc_rect rect, cc_mask mask, int32_t left, int32_t top, int32_t right,
                      int32_t bottom);

// Area coverage of a path of closed polygons, exact where contours do not overlap (the non-zero rule is min(|sum|, 1)). `points` holds x, y pairs in pixels; contour i ends before point
// `ends[i]` (in points). Writes width × height bytes at `coverage` (stride = width). Returns false when memory for the
// accumulation (width × height floats, freed again) cannot be had; nothing is written then.
bool cc_path_coverage(uint8_t *coverage, int32_t width, int32_t height, const float *points, const int32_t *ends,
                      int32_t contour_count, bool even_odd);

// Three box blurs, close to a Gaussian of standard deviation `sigma` pixels. In place; `scratch` has the mask's size.
void cc_blur(uint8_t *coverage, uint8_t *scratch, int32_t width, int32_t height, double sigma);

// A part of `src` as it is seen through frosted glass, for all of `dst`, whose top left corner lies at (x, y) of `src`:
// blurred by three boxes, close to a Gaussian of standard deviation `sigma` pixels, its colours made stronger by
// `saturation` (1 leaves them), under a premultiplied tint. What lies beyond the edges of `src` is what lies at them.
// Returns false, with `dst` as it was, when `dst` does not lie in `src` or memory (two pictures of a sixteenth of `src`, or
// larger for small blurs, freed again) cannot be had.
bool cc_frost(cc_surface dst, cc_surface src, int32_t x, int32_t y, double sigma, double saturation, uint32_t tint);

// Rows of the surface as R, G, B bytes (`rgb` holds 3 × width bytes) or R, G, B, A with straight alpha (4 × width).
void cc_row_rgb(cc_surface src, int32_t y, uint8_t *rgb);
void cc_row_rgba(cc_surface src, int32_t y, uint8_t *rgba);

// How many pixels of two surfaces of one size differ (ignoring alpha), the largest difference of a channel, and the
// bounding box of the differences (w = 0 when there is none).
typedef struct cc_difference {
  int64_t count;
  int32_t maximum;
  cc_rect bounds;
} cc_difference;
cc_difference cc_compare(cc_surface a, cc_surface b);

// Whether two surfaces have one size and the same pixels, alpha included.
bool cc_is_same(cc_surface a, cc_surface b);

// The largest difference of a channel, alpha included, for every pixel that the two share from their top left corners;
// `map` holds the smaller width × the smaller height bytes, without gaps. Returns how many are not 0.
int64_t cc_difference_map(cc_surface a, cc_surface b, uint8_t *map);

#endif
