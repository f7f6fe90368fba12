// System calls that older C libraries do not wrap, or that Swift cannot make because syscall(2) and prctl(2) are variadic.
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static inline int swivel_pidfd_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

static inline int swivel_pidfd_send_signal(int descriptor, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0);
}

static inline int swivel_follow_parent(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }
