// libxml2's own headers, for reading Interface Builder documents event by event.
// Without its ICU converters: their types clash with those of Foundation's own ICU.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
