// The few functions of C that Embedded Swift asks for. Memory is handed out and never taken back: a run is short.
typedef unsigned long size_t;
typedef __int128 wide;
extern unsigned char __heap_base;
static size_t next;

static void *grown(size_t size, size_t alignment) {
  if (!next) next = (size_t)&__heap_base;
  next = (next + alignment - 1) & ~(alignment - 1);
  size_t start = next;
  next += size;
  size_t have = __builtin_wasm_memory_size(0) << 16;
  if (next > have && __builtin_wasm_memory_grow(0, ((next - have) >> 16) + 256) == (size_t)-1) __builtin_trap();
  return (void *)start;
}

void *malloc(size_t size) { return grown(size, 16); }
void free(void *memory) { (void)memory; }
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = grown(size, alignment < 16 ? 16 : alignment);
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
  return to;
}
void *memmove(void *to, const void *from, size_t count) {
  if (to < from) return memcpy(to, from, count);
  for (size_t i = count; i > 0; i--) ((char *)to)[i - 1] = ((const char *)from)[i - 1];
  return to;
}
void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = (char)byte;
  return to;
}
int memcmp(const void *left, const void *right, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int difference = ((const unsigned char *)left)[i] - ((const unsigned char *)right)[i];
    if (difference) return difference;
  }
  return 0;
}
size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}
void arc4random_buf(void *memory, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)memory)[i] = (unsigned char)(i * 151 + 7);
}
int putchar(int character) { return character; }

// Arithmetic on 128 bits: by halves, so that no compiler turns a function into a call of itself.
typedef union {
  wide whole;
  unsigned long long half[2];
} halves;

wide __ashlti3(wide value, int by) {
  halves from = {value}, to;
  if (by >= 64) {
    to.half[1] = from.half[0] << (by - 64);
    to.half[0] = 0;
  } else if (by) {
    to.half[1] = from.half[1] << by | from.half[0] >> (64 - by);
    to.half[0] = from.half[0] << by;
  } else {
    return value;
  }
  return to.whole;
}
wide __lshrti3(wide value, int by) {
  halves from = {value}, to;
  if (by >= 64) {
    to.half[0] = from.half[1] >> (by - 64);
    to.half[1] = 0;
  } else if (by) {
    to.half[0] = from.half[0] >> by | from.half[1] << (64 - by);
    to.half[1] = from.half[1] >> by;
  } else {
    return value;
  }
  return to.whole;
}
wide __multi3(wide left, wide right) {
  halves a = {left}, b = {right}, product;
  unsigned long long mask = 0xFFFFFFFFull;
  unsigned long long a0 = a.half[0] & mask, a1 = a.half[0] >> 32, b0 = b.half[0] & mask, b1 = b.half[0] >> 32;
  unsigned long long low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & mask);
  product.half[0] = (other << 32) | (low & mask);
  product.half[1] = a1 * b1 + (middle >> 32) + (other >> 32) + a.half[0] * b.half[1] + a.half[1] * b.half[0];
  return product.whole;
}

static unsigned __int128 divided(unsigned __int128 left, unsigned __int128 right, unsigned __int128 *rest) {
  unsigned __int128 quotient = 0, remainder = 0;
  for (int bit = 127; bit >= 0; bit--) {
    remainder = remainder << 1 | (left >> bit & 1);
    if (remainder >= right) {
      remainder -= right;
      quotient |= (unsigned __int128)1 << bit;
    }
  }
  *rest = remainder;
  return quotient;
}
unsigned __int128 __udivti3(unsigned __int128 left, unsigned __int128 right) {
  unsigned __int128 rest;
  return divided(left, right, &rest);
}
unsigned __int128 __umodti3(unsigned __int128 left, unsigned __int128 right) {
  unsigned __int128 rest;
  divided(left, right, &rest);
  return rest;
}
