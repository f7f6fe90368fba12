// Three raw libzmq hops over three processes: the peer that Swivel's path from a rotation to its delta is measured against.
//
//   driver DEALER → ROUTER first relay PUB → SUB second relay PUB → SUB driver
//
// Arguments: DIRECTORY TOPIC-SUFFIX REQUEST-BYTES CHANGE-BYTES DELTA-BYTES. Each 32-bit count read on standard input is
// answered with that many latencies on standard output, 64-bit nanoseconds, native order; the end of input ends all.
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>
#include <zmq.h>

enum { maximum_payload = 1 << 20, maximum_topic = 64, warm_up_patience_ms = 20, warm_up_attempts = 500 };

struct plan {
  char control[200], events[200], state[200];
  char change_topic[maximum_topic], delta_topic[maximum_topic];
  size_t request, change, delta;
};

static char payload[maximum_payload];
static char received[maximum_payload];

static void require(int succeeded, const char *call) {
  if (succeeded) return;
  fprintf(stderr, "swivel-bench-hops: %s: %s\n", call, zmq_strerror(zmq_errno()));
  exit(1);
}

static void *opened(void *context, int type, const char *bound, const char *connected, const char *prefix) {
  void *socket = zmq_socket(context, type);
  require(socket != NULL, "zmq_socket");
  if (bound) require(zmq_bind(socket, bound) == 0, "zmq_bind");
  if (prefix) require(zmq_setsockopt(socket, ZMQ_SUBSCRIBE, prefix, strlen(prefix)) == 0, "zmq_setsockopt");
  if (connected) require(zmq_connect(socket, connected) == 0, "zmq_connect");
  return socket;
}

static void receive(void *socket) { require(zmq_recv(socket, received, maximum_payload, 0) >= 0, "zmq_recv"); }

static void publish(void *socket, const char *topic, size_t bytes) {
  require(zmq_send(socket, topic, strlen(topic), ZMQ_SNDMORE) >= 0, "zmq_send");
  require(zmq_send(socket, payload, bytes, 0) >= 0, "zmq_send");
}

static void run_first(const struct plan *plan) {
  void *context = zmq_ctx_new();
  void *events = opened(context, ZMQ_PUB, plan->events, NULL, NULL);
  void *control = opened(context, ZMQ_ROUTER, plan->control, NULL, NULL);
  for (;;) {
    receive(control);  // who asks
    receive(control);
    publish(events, plan->change_topic, plan->change);
  }
}

static void run_second(const struct plan *plan) {
  void *context = zmq_ctx_new();
  void *state = opened(context, ZMQ_PUB, plan->state, NULL, NULL);
  void *events = opened(context, ZMQ_SUB, NULL, plan->events, "orientation/");
  for (;;) {
    receive(events);  // the topic
    receive(events);
    publish(state, plan->delta_topic, plan->delta);
  }
}

static pid_t started(void (*run)(const struct plan *), const struct plan *plan) {
  pid_t process = fork();
  require(process >= 0, "fork");
  if (process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    run(plan);
  }
  return process;
}

static uint64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// Subscriptions take effect some time after connecting: asks until an answer comes, and until none comes any more.
static void warm_up(void *control, void *state, size_t request) {
  zmq_pollitem_t item = {.socket = state, .events = ZMQ_POLLIN};
  int attempts = 0;
  do {
    require(++attempts < warm_up_attempts, "no answer from the relays");
    require(zmq_send(control, payload, request, 0) >= 0, "zmq_send");
    require(zmq_poll(&item, 1, warm_up_patience_ms) >= 0, "zmq_poll");
  } while (item.revents == 0);
  while (zmq_poll(&item, 1, 10 * warm_up_patience_ms) > 0) receive(state);
}

static void drive(const struct plan *plan) {
  void *context = zmq_ctx_new();
  void *control = opened(context, ZMQ_DEALER, NULL, plan->control, NULL);
  void *state = opened(context, ZMQ_SUB, NULL, plan->state, "state/");
  warm_up(control, state, plan->request);
  uint32_t count;
  while (read(STDIN_FILENO, &count, sizeof count) == sizeof count) {
    for (uint32_t i = 0; i < count; i++) {
      uint64_t begun = nanoseconds();
      require(zmq_send(control, payload, plan->request, 0) >= 0, "zmq_send");
      receive(state);  // the topic
      receive(state);
      uint64_t latency = nanoseconds() - begun;
      if (fwrite(&latency, sizeof latency, 1, stdout) != 1) return;
    }
    fflush(stdout);
  }
}

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "usage: swivel-bench-hops DIRECTORY TOPIC-SUFFIX REQUEST-BYTES CHANGE-BYTES DELTA-BYTES\n");
    return 2;
  }
  struct plan plan = {.request = strtoul(argv[3], NULL, 10), .change = strtoul(argv[4], NULL, 10),
                      .delta = strtoul(argv[5], NULL, 10)};
  if (plan.request > maximum_payload || plan.change > maximum_payload || plan.delta > maximum_payload) return 2;
  snprintf(plan.control, sizeof plan.control, "ipc://%s/hops.control", argv[1]);
  snprintf(plan.events, sizeof plan.events, "ipc://%s/hops.events", argv[1]);
  snprintf(plan.state, sizeof plan.state, "ipc://%s/hops.state", argv[1]);
  snprintf(plan.change_topic, sizeof plan.change_topic, "orientation/%s", argv[2]);
  snprintf(plan.delta_topic, sizeof plan.delta_topic, "state/%s", argv[2]);
  pid_t relays[] = {started(run_first, &plan), started(run_second, &plan)};
  drive(&plan);
  for (int i = 0; i < 2; i++) kill(relays[i], SIGKILL);
  return 0;
}
