// What is undone when a signal ends the program: half-written files, and the processes that write them.
#ifndef KEYRISE_CINTERRUPT_H
#define KEYRISE_CINTERRUPT_H

#include <sys/types.h>

// From now on SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGPIPE kill the added children and unlink the added files before they
// end the process.
void cc_interrupt_install(void);

// Both return a slot to remove by, or -1 when there is no room; that is then not undone.
int cc_interrupt_add_file(const char *path);
void cc_interrupt_remove_file(int slot);
int cc_interrupt_add_child(pid_t child);
void cc_interrupt_remove_child(int slot);

#endif
