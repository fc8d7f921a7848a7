// The commit that the binary was built from, or "unknown".
const char *metryvo_commit(void);
