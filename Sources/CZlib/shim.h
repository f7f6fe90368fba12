// zlib's own header, for reading gzip traces.
#include <zlib.h>
