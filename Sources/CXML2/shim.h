// libxml2's own headers, for reading Interface Builder documents event by event.
#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers take in ICU's, whose types Foundation has in another version: the two
// modules contradict each other. Only converters' private state is behind this switch, at the ends of structures.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
