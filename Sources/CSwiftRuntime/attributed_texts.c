// Texts with attributes that are let go of. Foundation on Linux frees a text's letters and never its runs, nor what they hold: fonts,
// pictures, the views of attachments. Its two classes are told at the start of the program how their objects end.
#define _GNU_SOURCE
#include <dlfcn.h>
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

extern void CFRelease(const void *);
extern bool swift_isUniquelyReferenced_nonNull_native(const void *);
extern End plain_type[] NAMED("18NSAttributedStringCN");
extern End mutable_type[] NAMED("25NSMutableAttributedStringCN");
extern SWIFT void *end_plain(CONTEXT struct Text *) NAMED("18NSAttributedStringCfD");
extern SWIFT void *end_mutable(CONTEXT struct Text *) NAMED("25NSMutableAttributedStringCfD");

static bool lets_go;
static End base_plain, base_mutable;

static SWIFT void *end(End usual, CONTEXT struct Text *text) {
  const void *runs = text->runs;
  void *ended = usual(text);
  if (lets_go && runs) CFRelease(runs);
  return ended;
}

// Foundation copies and reads a text by a mutable one of the moment, of which the copy takes over letters and runs: it keeps the
// letters anew and the runs not. Runs of letters that somebody else keeps may have gone with them, and stay.
static SWIFT void *end_changing(End usual, CONTEXT struct Text *text) {
  bool is_alone = text->letters && swift_isUniquelyReferenced_nonNull_native(text->letters);
  return is_alone ? end(usual, text) : usual(text);
}

static SWIFT void *end_plain_too(CONTEXT struct Text *text) { return end(end_plain, text); }
static SWIFT void *end_mutable_too(CONTEXT struct Text *text) { return end_changing(end_mutable, text); }

// What objects of programs' own subclasses end with: a program's own symbols come before its libraries'.
SWIFT void *end_base_plain(CONTEXT struct Text *) NAMED("18NSAttributedStringCfd");
SWIFT void *end_base_plain(CONTEXT struct Text *text) { return end(base_plain, text); }
SWIFT void *end_base_mutable(CONTEXT struct Text *) NAMED("25NSMutableAttributedStringCfd");
SWIFT void *end_base_mutable(CONTEXT struct Text *text) { return end_changing(base_mutable, text); }

// Where anything is not as it was when this was written, texts are kept for ever, as Foundation has it.
__attribute__((constructor)) static void let_go_of_texts(void) {
  enum { ending = -2, sizes = 6 };
  base_plain = (End)dlsym(RTLD_NEXT, "$s10Foundation18NSAttributedStringCfd");
  base_mutable = (End)dlsym(RTLD_NEXT, "$s10Foundation25NSMutableAttributedStringCfd");
  // Words of 32 bits, of which this one is an object's size.
  uint32_t plain_size = ((const uint32_t *)plain_type)[sizes], mutable_size = ((const uint32_t *)mutable_type)[sizes];
  if (plain_size != sizeof(struct Text) || mutable_size != sizeof(struct Text)) return;
  if (plain_type[ending] != end_plain || mutable_type[ending] != end_mutable || !base_plain || !base_mutable) return;
  plain_type[ending] = end_plain_too;
  mutable_type[ending] = end_mutable_too;
  lets_go = true;
}
