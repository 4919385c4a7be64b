/*
 * A crowd of WebSocket clients in one thread: many spectators, who only listen, and one commander, who sends commands
 * and waits for the answers. Written for npm run bench, where the crowd must cost less than the server it listens to;
 * test/server/load.test.ts listens by it too.
 *
 * Standard input takes one order a line, standard output gives one JSON object a line; times are microseconds since the
 * crowd was started.
 *   open <n>                       connect everybody who is away, n at a time   {"ev":"open"}
 *   join <packet>                  how spectators come in from now on
 *   drop                           all spectators hang up, without a word   {"ev":"dropped"}
 *   snapshot <file>                write the bytes of the last snapshot     {"ev":"written"}
 *   load <list> <file>             one command a line; list 0 is of those that the spectators are told of,
 *                                  list 1 of those that nobody is told of   {"ev":"loaded"}
 *   run <list> <count> <flight>    the next commands of a list, so many in flight   {"ev":"ran"}
 *   state                          what went wrong so far                    {"ev":"state"}
 * Unasked: {"ev":"told"} when every spectator has the newest version that any of them has.
 */
#ifndef SWARM_H
#define SWARM_H

#include <stddef.h>
#include <stdint.h>

#define KEPT (1 << 20) /* bytes of a message that are looked at */
#define FLIGHT 64  /* most commands in flight */

enum stage { AWAY, DIALLING, UPGRADING, GREETING, CONNECTING, JOINING, FETCHING, HERE, LOST };

struct client {
  int fd;
  enum stage stage;
  /* the upgrade's answer: how much of the blank line that ends it was seen */
  int blank;
  int status_seen;
  char status[12];
  /* the frame being read */
  unsigned char head[10];
  int head_len;
  int in_payload;
  int opcode;
  uint64_t length, left;
  size_t kept, room;
  char *payload;
  long version;
};

/* what the crowd was started with */
struct wishes {
  int port;
  int spectators;
  int is_socketio;
  const char *connect; /* what follows "40" */
  const char *join;    /* the join, as a whole packet with acknowledgement 0; empty: none */
  int fetches;         /* over WebSocket alone: who comes in waits for a snapshot */
  const char *commander_head; /* further header lines of the commander, each with its CRLF */
};

extern struct wishes wishes;
extern struct client *clients; /* the commander is the last */
extern int faults, gaps, lost;

/* clock.c */
double now(void);
double since_start(int64_t seconds, int64_t nanoseconds);

/* frames.c */
void read_frames(struct client *c, const unsigned char *bytes, size_t n, double at);
void send_text(struct client *c, const char *text, size_t n);

/* clients.c */
void dial(int index);
void reached(struct client *c);
void readable(struct client *c);
void drop(struct client *c);
int is_commander(const struct client *c);
int here(void);
int dialling(void);
void hang_up(void);

/* talk.c: what a whole message means */
void hear(struct client *c, double at);

/* snapshot.c */
void forget_snapshot(void);
void expect_snapshot(struct client *c, long version);
void snapshot_part(size_t from, const unsigned char *bytes, size_t n);
void snapshot_ended(struct client *c, double at);
void write_snapshot(const char *file);

/* tally.c */
void came_in(struct client *c, double at);
double last_in(void);
void told(struct client *c, double at);
void load(int list, const char *file);
void run(int list, int count, int flight);
void send_next(void);
void answered(struct client *c, double at);
int is_awaiting(void);

#endif
