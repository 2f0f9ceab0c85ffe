// Exact area coverage of polygons.
//
// Every edge adds, per row, how much of the height it passes in a cell (its cover) and how much area lies to its right
// in that cell; a running sum along the row is then the winding number, averaged over each pixel. Non-zero winding is
// min(|sum|, 1): exact for shapes whose contours do not overlap. Where contours overlap, the pixels that an edge passes
// inside of the union, or that two opposite edges share, are only close.
#include "internal.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

typedef struct cells {
  float *sums;
  int32_t width, height;
} cells;

// Cells are differences: what is added at x counts for all pixels of the row from x on.
CC_INLINE void add(const cells *c, float *row, int32_t x, double v) {
  if (x < c->width) row[x] += (float)v;
}

// One edge within one row; 0 <= left <= right <= width, `cover` is signed by direction.
static void add_row(const cells *c, int32_t y, double left, double right, double cover) {
  float *row = c->sums + (size_t)y * (size_t)c->width;
  int32_t first = (int32_t)left, end = (int32_t)right;
  if (end < right) end++;
  if (end <= first + 1) {
    double middle = (left + right) / 2 - first;
    add(c, row, first, cover * (1 - middle));
    add(c, row, first + 1, cover * middle);
    return;
  }
  // The share of the cover that has entered by the end of each cell: a triangle, a linear middle, a triangle.
  double slope = 1 / (right - left), in = 1 - (left - first), out = right - (end - 1);
  double area_first = slope * in * in / 2, area_last = slope * out * out / 2;
  add(c, row, first, cover * area_first);
  if (end == first + 2) {
    add(c, row, first + 1, cover * (1 - area_first - area_last));
  } else {
    double area_second = slope * (in + 0.5);
    add(c, row, first + 1, cover * (area_second - area_first));
    for (int32_t x = first + 2; x < end - 1; x++) add(c, row, x, cover * slope);
    add(c, row, end - 1, cover * (1 - area_second - (end - first - 3) * slope - area_last));
  }
  add(c, row, end, cover * area_last);
}

CC_INLINE double within(double v, double low, double high) { return v < low ? low : v > high ? high : v; }

// An edge from (x0, y0) down to (x1, y1), all of it inside of the bitmap but for rounding.
static void add_inside(const cells *c, double x0, double y0, double x1, double y1, double direction) {
  if (!(y0 < y1)) return;
  double slope = (x1 - x0) / (y1 - y0), low = x0 < x1 ? x0 : x1, high = x0 < x1 ? x1 : x0;
  double begin = x0;
  for (int32_t y = (int32_t)y0; y < c->height && y < y1; y++) {
    double top = y > y0 ? y : y0, bottom = y + 1 < y1 ? y + 1 : y1;
    double end = within(x0 + (bottom - y0) * slope, low, high);
    add_row(c, y, begin < end ? begin : end, begin < end ? end : begin, (bottom - top) * direction);
    begin = end;
  }
}

static void add_edge(const cells *c, double x0, double y0, double x1, double y1) {
  double direction = 1, w = c->width, h = c->height;
  if (y0 > y1) {
    double x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y;
    direction = -1;
  }
  if (!(y0 < y1) || y1 <= 0 || y0 >= h || (x0 >= w && x1 >= w)) return;
  double low = x0 < x1 ? x0 : x1, high = x0 < x1 ? x1 : x0, slope = (x1 - x0) / (y1 - y0);
  double cut0 = y0 < 0 ? 0 : y0, cut1 = y1 > h ? h : y1;
  double cut_x0 = y0 < 0 ? within(x0 - y0 * slope, low, high) : x0;
  double cut_x1 = y1 > h ? within(x0 + (h - y0) * slope, low, high) : x1;
  x0 = cut_x0, y0 = cut0, x1 = cut_x1, y1 = cut1;

  // Left of the bitmap an edge covers all of the row: it counts as one along x = 0. Right of it, it counts for nothing.
  if (x0 <= 0 && x1 <= 0) {
    add_inside(c, 0, y0, 0, y1, direction);
    return;
  }
  if (x0 < 0 || x1 < 0) {
    double y = within(y0 - x0 * ((y1 - y0) / (x1 - x0)), y0, y1);
    if (x0 < 0) {
      add_inside(c, 0, y0, 0, y, direction);
      x0 = 0, y0 = y;
    } else {
      add_inside(c, 0, y, 0, y1, direction);
      x1 = 0, y1 = y;
    }
  }
  if (x0 >= w && x1 >= w) return;
  if (x0 > w || x1 > w) {
    double y = within(y0 + (w - x0) * ((y1 - y0) / (x1 - x0)), y0, y1);
    if (x0 > w) {
      x0 = w, y0 = y;
    } else {
      x1 = w, y1 = y;
    }
  }
  add_inside(c, x0, y0, x1, y1, direction);
}

CC_INLINE uint8_t coverage_of(float sum, bool even_odd) {
  float s = sum < 0 ? -sum : sum;
  if (even_odd) {
    if (s > 2) s -= 2 * (float)(int64_t)(s / 2);
    if (s > 1) s = 2 - s;
  }
  if (s > 1) s = 1;
  return (uint8_t)(s * 255 + 0.5f);
}

static void sum_row(uint8_t *coverage, const float *row, int32_t width, bool even_odd) {
  float sum = 0;
  for (int32_t x = 0; x < width;) {
    // Most cells are untouched; the coverage stays the same along them.
    int32_t begin = x;
    while (width - x >= 4 && !(CC_PAIR(row + x) | CC_PAIR(row + x + 2))) x += 4;
    if (x > begin) memset(coverage + begin, coverage_of(sum, even_odd), (size_t)(x - begin));
    for (int32_t end = width - x < 4 ? width : x + 4; x < end; x++) {
      sum += row[x];
      coverage[x] = coverage_of(sum, even_odd);
    }
  }
}

static bool is_finite_all(const float *points, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (!(points[i] - points[i] == 0)) return false;
  }
  return true;
}

bool cc_path_coverage(uint8_t *coverage, int32_t width, int32_t height, const float *points, const int32_t *ends,
                      int32_t contour_count, bool even_odd) {
  if (!coverage || width <= 0 || height <= 0) return true;
  size_t size = (size_t)width * (size_t)height;
  cells c = {calloc(size, sizeof(float)), width, height};
  if (!c.sums) return false;
  bool usable = points && ends && contour_count > 0;
  int32_t count = 0;
  for (int32_t i = 0; usable && i < contour_count; i++) {
    if (ends[i] > count) count = ends[i];
  }
  // A point that is not a number would spoil its whole row, so such a path is empty.
  usable = usable && is_finite_all(points, 2 * (size_t)count);
  int32_t begin = 0;
  for (int32_t i = 0; usable && i < contour_count; i++) {
    int32_t end = ends[i];
    if (end < begin) continue;
    for (int32_t p = begin, previous = end - 1; p < end; previous = p++) {
      add_edge(&c, points[2 * (size_t)previous], points[2 * (size_t)previous + 1], points[2 * (size_t)p],
               points[2 * (size_t)p + 1]);
    }
    begin = end;
  }
  for (int32_t y = 0; y < height; y++) {
    size_t at = (size_t)y * (size_t)width;
    sum_row(coverage + at, c.sums + at, width, even_odd);
  }
  free(c.sums);
  return true;
}
