#include "CBuildInformation.h"

// METRYVO_COMMIT is defined by Package.swift from the environment variable of the same name.
const char *metryvo_commit(void) { return METRYVO_COMMIT; }
