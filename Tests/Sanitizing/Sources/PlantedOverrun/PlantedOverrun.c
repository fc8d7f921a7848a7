#include "PlantedOverrun.h"

#include "../../../../Sources/CGMP/shim.h"

void planted_product(unsigned long *product) {
  const mp_limb_t number[4] = {1, 2, 3, 4};
  cgmp_mul(product, number, 4, number, 4);
}
