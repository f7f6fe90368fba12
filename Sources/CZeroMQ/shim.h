// libzmq's own header, and nothing else: the link line stands in the module map because libzmq's .pc file
// carries flags SwiftPM refuses with a warning at every build.
#include <zmq.h>
