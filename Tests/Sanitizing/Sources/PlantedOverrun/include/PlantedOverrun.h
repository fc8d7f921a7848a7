#ifndef METRYVO_PLANTED_OVERRUN_H
#define METRYVO_PLANTED_OVERRUN_H

/// Writes eight limbs: the product of two numbers of four, by what `GMPDecimal` multiplies with.
void planted_product(unsigned long *product);

#endif
