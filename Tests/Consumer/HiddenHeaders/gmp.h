#error "gmp.h is hidden: the product Metryvo must build without it"
