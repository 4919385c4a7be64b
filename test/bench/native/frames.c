/* WebSocket frames (RFC 6455), as far as a client meets them that asked for no extension. */
#include "swarm.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* Masked with a key of zeros: as good as any to a server, and free. */
static void send_frame(struct client *c, int opcode, const char *text, size_t n) {
  static unsigned char frame[1 << 16];
  size_t h = 2;
  if (n + 8 > sizeof frame) {
    faults++;
    return;
  }
  frame[0] = (unsigned char)(0x80 | opcode);
  if (n < 126) {
    frame[1] = (unsigned char)(0x80 | n);
  } else {
    frame[1] = 0x80 | 126;
    frame[2] = (unsigned char)(n >> 8);
    frame[3] = (unsigned char)n;
    h = 4;
  }
  memset(frame + h, 0, 4);
  memcpy(frame + h + 4, text, n);
  ssize_t sent = send(c->fd, frame, h + 4 + n, MSG_NOSIGNAL);
  if (sent != (ssize_t)(h + 4 + n)) faults++;
}

void send_text(struct client *c, const char *text, size_t n) { send_frame(c, 1, text, n); }

/* The length of the head as far as its first two bytes tell. */
static int head_wanted(const struct client *c) {
  if (c->head_len < 2) return 2;
  int length = c->head[1] & 127;
  return length == 127 ? 10 : length == 126 ? 4 : 2;
}

static uint64_t payload_length(const struct client *c) {
  int wanted = head_wanted(c);
  uint64_t length = 0;
  if (wanted == 2) return c->head[1] & 127;
  for (int i = 2; i < wanted; i++) length = length << 8 | c->head[i];
  return length;
}

static void whole_frame(struct client *c, double at) {
  c->in_payload = 0;
  c->head_len = 0;
  c->payload[c->kept] = 0;
  if (c->opcode == 9) send_frame(c, 10, c->payload, c->kept < 126 ? c->kept : 0);
  else if (c->opcode == 8) drop(c);
  else if (c->opcode == 2) snapshot_ended(c, at);
  else if (c->opcode == 1) hear(c, at);
}

static void keep(struct client *c, const unsigned char *bytes, size_t n) {
  size_t part = n < KEPT - c->kept ? n : KEPT - c->kept;
  if (c->kept + part >= c->room) c->payload = realloc(c->payload, c->room = c->kept + part + 1024);
  memcpy(c->payload + c->kept, bytes, part);
  c->kept += part;
}

void read_frames(struct client *c, const unsigned char *bytes, size_t n, double at) {
  while (c->fd >= 0) {
    if (!c->in_payload) {
      while (n > 0 && c->head_len < head_wanted(c)) {
        c->head[c->head_len++] = *bytes++;
        n--;
      }
      if (c->head_len < head_wanted(c)) return;
      c->opcode = c->head[0] & 15;
      c->length = c->left = payload_length(c);
      c->kept = 0;
      c->in_payload = 1;
    }
    size_t part = n < c->left ? n : (size_t)c->left;
    if (c->opcode == 2) snapshot_part(c->length - c->left, bytes, part);
    else keep(c, bytes, part);
    c->left -= part;
    bytes += part;
    n -= part;
    if (c->left > 0) return;
    whole_frame(c, at);
    if (n == 0) return;
  }
}
