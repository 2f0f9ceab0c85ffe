// What is undone when a signal ends the program: half-written files, and the processes that write them.
#ifndef KEYRISE_CINTERRUPTION_H
#define KEYRISE_CINTERRUPTION_H

#include <sys/types.h>

// From now on SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGPIPE kill the added children and unlink the added files before they
// end the process.
void interruption_install(void);

// From now on the first of SIGINT, SIGTERM and SIGHUP is only noted, so that the program can say what it has; the second
// ends it as before.
void interruption_note(void);
// The number of the signal that was noted; 0 when none was.
int interruption_noted(void);
// Ends the program by the signal that was noted, if one was.
void interruption_end(void);

// Both return a slot to remove by, or -1 when there is no room; that is then not undone.
int interruption_add_file(const char *path);
void interruption_remove_file(int slot);
int interruption_add_child(pid_t child);
void interruption_remove_child(int slot);

#endif
