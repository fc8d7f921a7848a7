#ifndef METRYVO_PLANTED_OVERRUN_H
#define METRYVO_PLANTED_OVERRUN_H

/// Writes eight limbs, the product of two numbers of four limbs, with the multiplication of `GMPDecimal`.
void planted_product(unsigned long *product);

#endif
