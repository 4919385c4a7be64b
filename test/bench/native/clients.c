/* Sockets: dialling, the upgrade to WebSocket, and reading with the time at which the kernel took the bytes in. */
#define _GNU_SOURCE
#include "swarm.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

extern int watch; /* the epoll */

int is_commander(const struct client *c) { return c - clients == wishes.spectators; }

static int count_stages(enum stage from, enum stage to) {
  int n = 0;
  for (int i = 0; i <= wishes.spectators; i++) n += clients[i].stage >= from && clients[i].stage <= to;
  return n;
}
int here(void) { return count_stages(HERE, HERE); }
int dialling(void) { return count_stages(DIALLING, FETCHING); }

void dial(int index) {
  struct client *c = &clients[index];
  int one = 1;
  struct sockaddr_in to = {.sin_family = AF_INET,
                           .sin_port = htons((uint16_t)wishes.port),
                           .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  c->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (c->fd < 0) {
    perror("socket");
    exit(1);
  }
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  setsockopt(c->fd, SOL_SOCKET, SO_TIMESTAMPNS, &one, sizeof one);
  if (c->payload == NULL) c->payload = malloc(c->room = 2048);
  c->blank = c->status_seen = c->head_len = c->in_payload = 0;
  c->stage = DIALLING;
  struct epoll_event e = {.events = EPOLLOUT, .data.u32 = (uint32_t)index};
  connect(c->fd, (struct sockaddr *)&to, sizeof to);
  epoll_ctl(watch, EPOLL_CTL_ADD, c->fd, &e);
}

/* The connection stands, or not. */
void reached(struct client *c) {
  int error = 0;
  socklen_t size = sizeof error;
  char request[4096];
  getsockopt(c->fd, SOL_SOCKET, SO_ERROR, &error, &size);
  if (error) {
    drop(c);
    return;
  }
  int n = snprintf(request, sizeof request,
                   "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\nSec-WebSocket-Version: 13\r\n%s\r\n",
                   wishes.is_socketio    ? "/socket.io/?EIO=4&transport=websocket"
                   : is_commander(c) ? "/commander"
                                     : "/",
                   wishes.port, is_commander(c) ? wishes.commander_head : "");
  c->stage = UPGRADING;
  if (send(c->fd, request, (size_t)n, MSG_NOSIGNAL) != n) faults++;
  struct epoll_event e = {.events = EPOLLIN, .data.u32 = (uint32_t)(c - clients)};
  epoll_ctl(watch, EPOLL_CTL_MOD, c->fd, &e);
}

void drop(struct client *c) {
  close(c->fd);
  c->fd = -1;
  c->stage = LOST;
  lost++;
}

/* Nobody says goodbye: to the server it looks like a hall whose network is gone. */
void hang_up(void) {
  for (int i = 0; i < wishes.spectators; i++) {
    if (clients[i].stage != HERE) continue;
    close(clients[i].fd);
    clients[i].fd = -1;
    clients[i].stage = AWAY;
  }
}

/* Up to the blank line; how many bytes were taken. */
static size_t read_upgrade(struct client *c, const unsigned char *bytes, size_t n, double at) {
  static const char end[] = "\r\n\r\n";
  size_t i = 0;
  while (i < n && c->blank < 4) {
    unsigned char byte = bytes[i++];
    if (c->status_seen < 12) c->status[c->status_seen++] = (char)byte;
    c->blank = byte == end[c->blank] ? c->blank + 1 : byte == '\r';
  }
  if (c->blank < 4) return i;
  if (memcmp(c->status, "HTTP/1.1 101", 12) != 0) {
    faults++;
    drop(c);
  } else if (wishes.is_socketio) {
    c->stage = GREETING;
  } else if (wishes.fetches && !is_commander(c)) {
    c->stage = FETCHING;
    expect_snapshot(c, 0);
  } else {
    came_in(c, at);
  }
  return i;
}

static double arrival(struct msghdr *message) {
  for (struct cmsghdr *c = CMSG_FIRSTHDR(message); c; c = CMSG_NXTHDR(message, c)) {
    if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_TIMESTAMPNS) continue;
    struct timespec t;
    memcpy(&t, CMSG_DATA(c), sizeof t);
    return since_start(t.tv_sec, t.tv_nsec);
  }
  return now();
}

void readable(struct client *c) {
  static unsigned char bytes[1 << 16];
  char control[128];
  struct iovec part = {bytes, sizeof bytes};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t n = recvmsg(c->fd, &message, 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (n <= 0) {
    drop(c);
    return;
  }
  double at = arrival(&message);
  size_t taken = c->stage == UPGRADING ? read_upgrade(c, bytes, (size_t)n, at) : 0;
  if (c->fd >= 0 && (size_t)n > taken) read_frames(c, bytes + taken, (size_t)n - taken, at);
}
