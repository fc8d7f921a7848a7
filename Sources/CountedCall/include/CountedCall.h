// The function at which Callgrind begins and ends to count, and work of a known length.

#ifndef COUNTED_CALL_H
#define COUNTED_CALL_H

#include <stdint.h>

/// Calls `work` with `context`. `--toggle-collect` and `--dump-after` name this function.
void performance_budgets_counted(void (*work)(void *), void *context);

/// Executes two instructions for each step (x86-64; elsewhere a loop of so many steps).
void performance_budgets_spin(uint64_t steps);

#endif
