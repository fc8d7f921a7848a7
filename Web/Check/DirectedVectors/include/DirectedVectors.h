// The files of Corpora/metryvo/directed-decimal128, one after the other, as bytes of the program.

#include <stddef.h>

const unsigned char *_Nonnull directed_vectors(void);
size_t directed_vectors_size(void);
