#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "include/CInterruption.h"

#define SLOTS 16

// Written by one thread at a time, read by the handler: pointers are stored whole.
static char *volatile files[SLOTS];
static volatile pid_t children[SLOTS];

static void on_signal(int number) {
  for (int i = 0; i < SLOTS; i++) {
    if (children[i] > 0) kill(children[i], SIGKILL);
  }
  for (int i = 0; i < SLOTS; i++) {
    if (files[i]) unlink(files[i]);
  }
  // The process ends as it would have without this handler.
  signal(number, SIG_DFL);
  raise(number);
}

int interruption_add_file(const char *path) {
  for (int i = 0; i < SLOTS; i++) {
    if (!files[i]) {
      files[i] = strdup(path);
      return files[i] ? i : -1;
    }
  }
  return -1;
}

void interruption_remove_file(int slot) {
  if (slot < 0 || slot >= SLOTS) return;
  char *path = files[slot];
  files[slot] = NULL;
  free(path);
}

int interruption_add_child(pid_t child) {
  for (int i = 0; i < SLOTS; i++) {
    if (children[i] <= 0) {
      children[i] = child;
      return i;
    }
  }
  return -1;
}

void interruption_remove_child(int slot) {
  if (slot >= 0 && slot < SLOTS) children[slot] = 0;
}

void interruption_install(void) {
  // SIGPIPE: who reads what the program says has gone.
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};
  const int count = sizeof numbers / sizeof *numbers;
  // A program that is started from a thread which holds signals back, as Swift's own threads do, would hold them back
  // for ever.
  sigset_t ours;
  sigemptyset(&ours);
  for (int i = 0; i < count; i++) sigaddset(&ours, numbers[i]);
  sigprocmask(SIG_UNBLOCK, &ours, NULL);
  for (int i = 0; i < count; i++) {
    struct sigaction old;
    // Whoever started the program with a signal ignored (nohup) wants it ignored.
    if (sigaction(numbers[i], NULL, &old) != 0 || old.sa_handler != SIG_DFL) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}

static volatile sig_atomic_t noted;

static void on_noted(int number) {
  // Who asks twice does not want to wait.
  if (noted) on_signal(number);
  noted = number;
}

void interruption_note(void) {
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction old;
    if (sigaction(numbers[i], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_noted;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}

int interruption_noted(void) { return noted; }

void interruption_end(void) {
  if (noted) on_signal(noted);
}
