// Operations of libmpdec over operands that it keeps.

#ifndef LIBMPDEC_PEER_H
#define LIBMPDEC_PEER_H

typedef enum {
  LIBMPDEC_ADD, LIBMPDEC_SUBTRACT, LIBMPDEC_MULTIPLY, LIBMPDEC_DIVIDE, LIBMPDEC_QUANTIZE, LIBMPDEC_PARSE,
  LIBMPDEC_FORMAT, LIBMPDEC_SQUARE_ROOT, LIBMPDEC_EXP, LIBMPDEC_LN
} libmpdec_operation;

/// Operands, and where results are rounded: half-even, to `precision` digits.
typedef struct libmpdec_operands libmpdec_operands;

/// Room for so many pairs of operands; NULL without memory.
libmpdec_operands *libmpdec_operands_new(int count, long precision);
void libmpdec_operands_delete(libmpdec_operands *operands);

/// Sets a pair; `y` may be NULL. 0 if a text is no number or there is no memory.
int libmpdec_operands_set(libmpdec_operands *operands, int index, const char *x, const char *y);

/// Does the operation once for each pair. Results are new values, or with `existing` take the place of x.
void libmpdec_run(libmpdec_operands *operands, libmpdec_operation operation, int existing);

/// The result for a pair as to-scientific-string; to be freed with libmpdec_text_delete.
char *libmpdec_result(libmpdec_operands *operands, libmpdec_operation operation, int index);
void libmpdec_text_delete(char *text);

#endif
