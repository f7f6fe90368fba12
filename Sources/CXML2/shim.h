// libxml2's own headers, for reading Interface Builder documents event by event.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
