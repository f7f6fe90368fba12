// libxml2's own headers, for reading Interface Builder documents event by event.
// Debian's libxml2 can convert with ICU and would declare a second one beside Foundation's; converters are not used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
