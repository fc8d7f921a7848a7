#include "LibmpdecPeer.h"

#include <mpdecimal.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  mpd_t *x, *y, *result;
  char *text;
} pair;

struct libmpdec_operands {
  int count;
  mpd_context_t context;
  pair *pairs;
};

libmpdec_operands *libmpdec_operands_new(int count, long precision) {
  libmpdec_operands *operands = calloc(1, sizeof *operands);
  if (operands == NULL) return NULL;
  operands->pairs = calloc((size_t)count, sizeof *operands->pairs);
  operands->count = operands->pairs == NULL ? 0 : count;
  mpd_maxcontext(&operands->context);
  operands->context.prec = precision;
  operands->context.round = MPD_ROUND_HALF_EVEN;
  operands->context.traps = 0;
  // Functions are correctly rounded, as ours are.
  operands->context.allcr = 1;
  return operands;
}

static void delete_number(mpd_t *number) {
  if (number != NULL) mpd_del(number);
}

void libmpdec_operands_delete(libmpdec_operands *operands) {
  for (int i = 0; i < operands->count; i++) {
    delete_number(operands->pairs[i].x);
    delete_number(operands->pairs[i].y);
    delete_number(operands->pairs[i].result);
    free(operands->pairs[i].text);
  }
  free(operands->pairs);
  free(operands);
}

static mpd_t *number(const char *text, const mpd_context_t *context) {
  mpd_t *number = mpd_qnew();
  uint32_t status = 0;
  if (number == NULL) return NULL;
  mpd_qset_string(number, text, context, &status);
  if ((status & (MPD_Conversion_syntax | MPD_Malloc_error)) == 0) return number;
  mpd_del(number);
  return NULL;
}

int libmpdec_operands_set(libmpdec_operands *operands, int index, const char *x, const char *y) {
  if (index < 0 || index >= operands->count) return 0;
  pair *pair = &operands->pairs[index];
  pair->x = number(x, &operands->context);
  pair->result = number(x, &operands->context);
  pair->text = strdup(x);
  if (y != NULL) pair->y = number(y, &operands->context);
  return pair->x != NULL && pair->result != NULL && pair->text != NULL && (y == NULL || pair->y != NULL);
}

// Writes the result of the operation on x into `result`, which may be x.
static inline void operate(
    libmpdec_operation operation, mpd_t *result, const mpd_t *x, const pair *pair,
    const mpd_context_t *context) {
  uint32_t status = 0;
  switch (operation) {
  case LIBMPDEC_ADD: mpd_qadd(result, x, pair->y, context, &status); break;
  case LIBMPDEC_SUBTRACT: mpd_qsub(result, x, pair->y, context, &status); break;
  case LIBMPDEC_MULTIPLY: mpd_qmul(result, x, pair->y, context, &status); break;
  case LIBMPDEC_DIVIDE: mpd_qdiv(result, x, pair->y, context, &status); break;
  case LIBMPDEC_QUANTIZE: mpd_qquantize(result, x, pair->y, context, &status); break;
  case LIBMPDEC_PARSE: mpd_qset_string(result, pair->text, context, &status); break;
  case LIBMPDEC_SQUARE_ROOT: mpd_qsqrt(result, x, context, &status); break;
  case LIBMPDEC_EXP: mpd_qexp(result, x, context, &status); break;
  case LIBMPDEC_LN: mpd_qln(result, x, context, &status); break;
  case LIBMPDEC_FORMAT: break;
  }
}

void libmpdec_run(libmpdec_operands *operands, libmpdec_operation operation, int existing) {
  for (int i = 0; i < operands->count; i++) {
    pair *pair = &operands->pairs[i];
    if (operation == LIBMPDEC_FORMAT) {
      mpd_free(mpd_to_sci(pair->x, 1));
    } else if (existing) {
      operate(operation, pair->result, pair->result, pair, &operands->context);
    } else {
      mpd_t *result = mpd_qnew();
      if (result == NULL) abort();
      operate(operation, result, pair->x, pair, &operands->context);
      mpd_del(result);
    }
  }
}

char *libmpdec_result(libmpdec_operands *operands, libmpdec_operation operation, int index) {
  pair *pair = &operands->pairs[index];
  if (operation == LIBMPDEC_FORMAT) return mpd_to_sci(pair->x, 1);
  mpd_t *result = mpd_qnew();
  if (result == NULL) return NULL;
  operate(operation, result, pair->x, pair, &operands->context);
  char *text = mpd_to_sci(result, 1);
  mpd_del(result);
  return text;
}

void libmpdec_text_delete(char *text) {
  if (text != NULL) mpd_free(text);
}
