#include <errno.h>
#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/CImages.h"

static void remember(char *error, const char *message) { snprintf(error, 256, "%s", message); }

static void on_error(png_structp png, png_const_charp message) {
  remember(png_get_error_ptr(png), message);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static bool is_latin(const char *text) {
  for (; *text; text++) {
    if ((unsigned char)*text >= 0x80) return false;
  }
  return true;
}

// What a picture's pixels need while they are packed.
typedef struct packing {
  uint8_t *raw;
  uint8_t *packed;
  uint8_t *tables;
  struct libdeflate_compressor *compressor;
} packing;

static void end_packing(volatile packing *p) {
  free(p->raw);
  free(p->packed);
  free(p->tables);
  libdeflate_free_compressor(p->compressor);
}

// ISA-L packs a screen seven times as fast as libdeflate, into an eighth more bytes. Its level 1 makes the same bytes on
// every x86 processor with SSE 4.2, its level 3 does not. Returns the length, or 0.
static size_t pack_fast(volatile packing *p, size_t size, size_t room) {
  // Cleared, as the state below is: what was in memory before must not decide how pixels are packed.
  p->tables = calloc(1, ISAL_DEF_LVL1_DEFAULT);
  if (!p->tables || room > UINT32_MAX) return 0;
  struct isal_zstream stream;
  memset(&stream, 0, sizeof stream);
  isal_deflate_stateless_init(&stream);
  stream.level = 1;
  stream.level_buf = p->tables;
  stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = p->raw;
  stream.avail_in = (uint32_t)size;
  stream.next_out = p->packed;
  stream.avail_out = (uint32_t)room;
  return isal_deflate_stateless(&stream) == COMP_OK && !stream.avail_in ? stream.total_out : 0;
}

static size_t pack_small(volatile packing *p, size_t size, size_t room) {
  p->compressor = libdeflate_alloc_compressor(6);
  return p->compressor ? libdeflate_zlib_compress(p->compressor, p->raw, size, p->packed, room) : 0;
}

// Writes the pixels as IDAT chunks. libpng would pack them with zlib, which takes longer for as many bytes.
static void write_pixels(png_structp png, volatile packing *p, cc_surface surface, bool opaque, bool small) {
  size_t row = (size_t)surface.width * (opaque ? 3 : 4) + 1;
  size_t size = row * (size_t)surface.height;
  // What cannot be packed is stored, in blocks of 5,000 to 65,535 bytes with 5 bytes before each.
  size_t room = size + 5 * (size / 5000 + 1) + 64;
  // A row's loop writes whole words: what goes beyond is the next row's first byte, or the room at the end.
  // What is packed is looked at in words, too.
  p->raw = malloc(size + 32);
  if (p->raw) memset(p->raw + size, 0, 32);
  p->packed = malloc(room);
  if (!p->raw || !p->packed) png_error(png, "out of memory");
  for (int32_t y = 0; y < surface.height; y++) {
    uint8_t *line = p->raw + row * (size_t)y;
    line[0] = PNG_FILTER_VALUE_NONE;
    if (opaque) {
      cc_row_rgb(surface, y, line + 1);
    } else {
      cc_row_rgba(surface, y, line + 1);
    }
  }
  size_t length = small ? pack_small(p, size, room) : pack_fast(p, size, room);
  if (length == 0) png_error(png, "the pixels cannot be packed");
  // A chunk's length has 31 bits.
  const size_t largest = (size_t)1 << 30;
  for (size_t done = 0; done < length; done += largest) {
    size_t part = length - done < largest ? length - done : largest;
    png_write_chunk(png, (png_const_bytep) "IDAT", p->packed + done, part);
  }
}

// Writes to a stream and closes it.
static bool write_stream(FILE *file, cc_surface surface, bool opaque, bool small, int text_count,
                         const char *const *keys, const char *const *texts, char error[256]) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  volatile packing pixels = {NULL, NULL, NULL, NULL};
  png_text *volatile entries = calloc(text_count > 0 ? (size_t)text_count : 1, sizeof(png_text));
  volatile bool written = false;
  if (!info || !entries) {
    remember(error, "out of memory");
  } else if (!setjmp(png_jmpbuf(png))) {
    png_init_io(png, file);
    png_set_IHDR(png, info, (png_uint_32)surface.width, (png_uint_32)surface.height, 8,
                 opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
    for (int i = 0; i < text_count; i++) {
      entries[i].compression = is_latin(texts[i]) ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
      entries[i].key = (png_charp)keys[i];
      entries[i].text = (png_charp)texts[i];
    }
    if (text_count > 0) png_set_text(png, info, entries, text_count);
    png_write_info(png, info);
    write_pixels(png, &pixels, surface, opaque, small);
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
    written = true;
  }
  png_destroy_write_struct(&png, &info);
  end_packing(&pixels);
  free(entries);
  if (fclose(file) != 0 && written) {
    remember(error, strerror(errno));
    return false;
  }
  return written;
}

bool cc_png_encode(char **bytes, size_t *size, cc_surface surface, bool opaque, bool small, int text_count,
                   const char *const *keys, const char *const *texts, char error[256]) {
  error[0] = 0;
  *bytes = NULL;
  *size = 0;
  FILE *file = open_memstream(bytes, size);
  if (!file) {
    remember(error, strerror(errno));
    return false;
  }
  return write_stream(file, surface, opaque, small, text_count, keys, texts, error);
}

typedef struct reader {
  FILE *file;
  png_structp png;
  png_infop info;
} reader;

static void close_reader(reader *r) {
  if (r->png) png_destroy_read_struct(&r->png, &r->info, NULL);
  if (r->file) fclose(r->file);
}

// No bytes are no file: fmemopen refuses them.
static FILE *open_bytes(const void *bytes, size_t size, char *error) {
  FILE *file = size ? fmemopen((void *)bytes, size, "rb") : NULL;
  if (!file) remember(error, size ? strerror(errno) : "not a PNG file");
  return file;
}

// Takes the file and makes libpng ready to read its header; the caller sets the jump before reading.
static bool open_reader(reader *r, FILE *file, char *error) {
  unsigned char signature[8];
  memset(r, 0, sizeof *r);
  r->file = file;
  if (!file) return false;
  error[0] = 0;
  if (fread(signature, 1, 8, r->file) != 8 || png_sig_cmp(signature, 0, 8)) {
    remember(error, "not a PNG file");
    return false;
  }
  r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
  r->info = r->png ? png_create_info_struct(r->png) : NULL;
  if (!r->info) {
    remember(error, "out of memory");
    return false;
  }
  return true;
}

static void read_header(reader *r) {
  png_init_io(r->png, r->file);
  png_set_sig_bytes(r->png, 8);
  png_set_user_limits(r->png, 16384, 16384);
  png_read_info(r->png, r->info);
}

static bool read_size(FILE *file, int32_t *width, int32_t *height, char error[256]) {
  reader r;
  volatile bool done = false;
  if (open_reader(&r, file, error) && !setjmp(png_jmpbuf(r.png))) {
    read_header(&r);
    *width = (int32_t)png_get_image_width(r.png, r.info);
    *height = (int32_t)png_get_image_height(r.png, r.info);
    done = true;
  }
  close_reader(&r);
  return done;
}

static bool read_pixels(FILE *file, cc_surface surface, char error[256]) {
  reader r;
  uint8_t *volatile all = NULL;
  volatile bool done = false;
  if (open_reader(&r, file, error)) {
    if (!setjmp(png_jmpbuf(r.png))) {
      read_header(&r);
      if ((int32_t)png_get_image_width(r.png, r.info) != surface.width ||
          (int32_t)png_get_image_height(r.png, r.info) != surface.height) {
        png_error(r.png, "the picture has another size");
      }
      png_set_expand(r.png);
      png_set_strip_16(r.png);
      png_set_gray_to_rgb(r.png);
      png_set_add_alpha(r.png, 255, PNG_FILLER_AFTER);
      int passes = png_set_interlace_handling(r.png);
      png_read_update_info(r.png, r.info);
      size_t stride = (size_t)surface.width * 4;
      if (png_get_rowbytes(r.png, r.info) != stride) png_error(r.png, "unexpected pixel format");
      all = malloc(stride * (size_t)surface.height + 1);
      if (!all) png_error(r.png, "out of memory");
      for (int pass = 0; pass < passes; pass++) {
        for (int32_t y = 0; y < surface.height; y++) png_read_row(r.png, all + stride * (size_t)y, NULL);
      }
      for (int32_t y = 0; y < surface.height; y++) {
        uint32_t *out = surface.pixels + (size_t)y * (size_t)surface.stride;
        const uint8_t *in = all + stride * (size_t)y;
        for (int32_t x = 0; x < surface.width; x++, in += 4) {
          uint32_t a = in[3];
          uint32_t red = (in[0] * a + 127) / 255, green = (in[1] * a + 127) / 255, blue = (in[2] * a + 127) / 255;
          out[x] = a << 24 | red << 16 | green << 8 | blue;
        }
      }
      done = true;
    }
  }
  close_reader(&r);
  free(all);
  return done;
}

static bool read_texts(FILE *file, void *context, cc_png_text_visitor visit, char error[256]) {
  reader r;
  volatile bool done = false;
  if (open_reader(&r, file, error) && !setjmp(png_jmpbuf(r.png))) {
    read_header(&r);
    png_textp texts = NULL;
    int count = png_get_text(r.png, r.info, &texts, NULL);
    for (int i = 0; i < count; i++) {
      if (texts[i].key && texts[i].text) visit(context, texts[i].key, texts[i].text);
    }
    done = true;
  }
  close_reader(&r);
  return done;
}

bool cc_png_decode_size(const void *bytes, size_t size, int32_t *width, int32_t *height, char error[256]) {
  return read_size(open_bytes(bytes, size, error), width, height, error);
}

bool cc_png_decode(const void *bytes, size_t size, cc_surface surface, char error[256]) {
  return read_pixels(open_bytes(bytes, size, error), surface, error);
}

bool cc_png_decode_texts(const void *bytes, size_t size, void *context, cc_png_text_visitor visit, char error[256]) {
  return read_texts(open_bytes(bytes, size, error), context, visit, error);
}
