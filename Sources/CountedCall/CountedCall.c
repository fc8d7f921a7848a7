#include "CountedCall.h"

// Never inlined, and the call is no tail call: Callgrind sees the function begin and end.
__attribute__((noinline, used)) void performance_budgets_counted(
    void (*work)(void *), void *context) {
  work(context);
  __asm__ volatile("");
}

__attribute__((noinline)) void performance_budgets_spin(uint64_t steps) {
  if (steps == 0) return;
#if defined(__x86_64__)
  __asm__ volatile("1: decq %0\n\tjnz 1b" : "+r"(steps) : : "cc");
#else
  for (; steps != 0; steps--) __asm__ volatile("");
#endif
}
