// Texts with attributes that are let go of. Foundation on Linux frees a text's letters and never its runs, nor what they hold: fonts,
// pictures, the views of attachments. Its two classes are told at the start of the program how their objects end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
#define NAMED(symbol) __asm__("$s10Foundation" symbol)

/// An `NSAttributedString` as it lies in memory.
struct Text {
  const void *type;
  uintptr_t counts, info;
  const void *letters, *runs;
};
typedef SWIFT void *(*End)(CONTEXT struct Text *);
typedef SWIFT void (*Set)(struct Text *, CONTEXT struct Text *);

extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern End plain_type[] NAMED("18NSAttributedStringCN");
extern End mutable_type[] NAMED("25NSMutableAttributedStringCN");
extern SWIFT void *end_plain(CONTEXT struct Text *) NAMED("18NSAttributedStringCfD");
extern SWIFT void *end_mutable(CONTEXT struct Text *) NAMED("25NSMutableAttributedStringCfD");
extern SWIFT void set(struct Text *, CONTEXT struct Text *) NAMED("25NSMutableAttributedStringC03setcD0yyAA012NSAttributedD0CF");

static bool lets_go;
static End base_plain, base_mutable;
/// Where Foundation's code lies.
static uintptr_t code, code_end;

static SWIFT void *end(End usual, CONTEXT struct Text *text) {
  const void *runs = text->runs;
  void *ended = usual(text);
  if (lets_go && runs) CFRelease(runs);
  return ended;
}

static SWIFT void *end_plain_too(CONTEXT struct Text *text) { return end(end_plain, text); }
static SWIFT void *end_mutable_too(CONTEXT struct Text *text) { return end(end_mutable, text); }

// What objects of programs' own subclasses end with: a program's own symbols come before its libraries'.
SWIFT void *end_base_plain(CONTEXT struct Text *) NAMED("18NSAttributedStringCfd");
SWIFT void *end_base_plain(CONTEXT struct Text *text) { return end(base_plain, text); }
SWIFT void *end_base_mutable(CONTEXT struct Text *) NAMED("25NSMutableAttributedStringCfd");
SWIFT void *end_base_mutable(CONTEXT struct Text *text) { return end(base_mutable, text); }

// Foundation copies a text by giving its content to a text of the moment, whose runs the copy takes over without keeping them.
static SWIFT void set_and_keep(struct Text *other, CONTEXT struct Text *text) {
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  set(other, text);
  if (caller >= code && caller < code_end) CFRetain(text->runs);
}

static int find_code(struct dl_phdr_info *library, size_t size, void *base) {
  (void)size;
  if ((void *)library->dlpi_addr != base) return 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code = library->dlpi_addr + part->p_vaddr;
    code_end = code + part->p_memsz;
  }
  return 1;
}

// Where anything is not as it was when this was written, texts are kept for ever, as Foundation has it.
__attribute__((constructor)) static void let_go_of_texts(void) {
  enum { ending = -2, sizes = 6, members = 5 };
  base_plain = (End)dlsym(RTLD_NEXT, "$s10Foundation18NSAttributedStringCfd");
  base_mutable = (End)dlsym(RTLD_NEXT, "$s10Foundation25NSMutableAttributedStringCfd");
  Dl_info library;
  if (!dladdr((void *)set, &library)) return;
  dl_iterate_phdr(find_code, library.dli_fbase);
  // Words of 32 bits: an object's size and alignment, the type's size with what stands before it, and how much that is.
  const uint32_t *plain_sizes = (const uint32_t *)plain_type + sizes, *mutable_sizes = (const uint32_t *)mutable_type + sizes;
  Set *setter = NULL;
  for (End *member = mutable_type + members; member < mutable_type + (mutable_sizes[2] - mutable_sizes[3]) / sizeof(End); member++) {
    if ((void *)*member != (void *)set) continue;
    if (setter) return;
    setter = (Set *)member;
  }
  if (!setter || plain_sizes[0] != sizeof(struct Text) || mutable_sizes[0] != sizeof(struct Text)) return;
  if (plain_type[ending] != end_plain || mutable_type[ending] != end_mutable || !code_end || !base_plain || !base_mutable) return;
  plain_type[ending] = end_plain_too;
  mutable_type[ending] = end_mutable_too;
  *setter = set_and_keep;
  lets_go = true;
}
