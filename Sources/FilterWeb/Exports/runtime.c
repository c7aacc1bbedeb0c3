// What Embedded Swift asks of C and the C library of WebAssembly (wasi-libc: malloc, free, posix_memalign, memcmp, strlen)
// does not have, or does with calls of the system that a page does not have. Compiled with -mbulk-memory: the copying is
// one instruction.
typedef unsigned long size_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;

void *malloc(size_t size);
void free(void *memory);

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// Memory for a request, which JavaScript frees; null if there is none left.
void *fq_allocate(uint32_t size) { return malloc(size ? size : 1); }
void fq_free(void *memory) { free(memory); }

// The seed of hashes. JavaScript sets it at random, so that no text can be made whose words all collide.
static uint64_t state = 0x9E3779B97F4A7C15ull;

void fq_seed(uint32_t high, uint32_t low) { state ^= (uint64_t)high << 32 | low; }

// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
void arc4random_buf(void *memory, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint64_t value = state += 0x9E3779B97F4A7C15ull;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
    ((unsigned char *)memory)[i] = (unsigned char)(value >> 56);
  }
}

int putchar(int character) { return character; }
_Noreturn void abort(void) { __builtin_trap(); }
