// Where on the stack a piece of work runs.

#ifndef STACK_SHIFT_H
#define STACK_SHIFT_H

#include <stddef.h>

/// Calls the work with its context, at least so many bytes further down the stack than a call without them.
void stack_shift(size_t bytes, void (*work)(void *context), void *context);

#endif
