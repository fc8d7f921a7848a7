// The function in which Callgrind counts, and a loop with a known number of instructions.

#ifndef COUNTED_CALL_H
#define COUNTED_CALL_H

#include <stdint.h>

/// Calls `work` with `context`. `--toggle-collect` and `--dump-after` name this function.
void performance_budgets_counted(void (*work)(void *), void *context);

/// Executes two instructions for each step on x86-64, and one pass of a loop elsewhere.
void performance_budgets_spin(uint64_t steps);

#endif
