#include "DirectedVectors.h"

// Each file begins with its own directives, so nothing is needed between them but the comma.
static const unsigned char vectors[] = {
#embed "../../../Corpora/metryvo/directed-decimal128/dir_add.decTest"
    ,
#embed "../../../Corpora/metryvo/directed-decimal128/dir_subtract.decTest"
    ,
#embed "../../../Corpora/metryvo/directed-decimal128/dir_multiply.decTest"
    ,
#embed "../../../Corpora/metryvo/directed-decimal128/dir_divide.decTest"
    ,
#embed "../../../Corpora/metryvo/directed-decimal128/dir_quantize.decTest"
    ,
#embed "../../../Corpora/metryvo/directed-decimal128/dir_fma.decTest"
};

const unsigned char *directed_vectors(void) { return vectors; }
size_t directed_vectors_size(void) { return sizeof vectors; }
