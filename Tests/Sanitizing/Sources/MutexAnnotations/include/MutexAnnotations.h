#ifndef METRYVO_MUTEX_ANNOTATIONS_H
#define METRYVO_MUTEX_ANNOTATIONS_H

/// Keeps a linker from leaving the annotations out.
void annotate_mutexes(void);

#endif
