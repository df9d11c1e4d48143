#include <sqlite3.h>

/// Tells SQLite to copy what is bound. The original is a cast of -1 to a function, which Swift can't import.
static inline sqlite3_destructor_type nadri_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// The same codes as in sqlite3.h, where they are sums, which Swift does not import.
static const int nadri_sqlite_foreign_key = SQLITE_CONSTRAINT_FOREIGNKEY;
static const int nadri_sqlite_not_null = SQLITE_CONSTRAINT_NOTNULL;
static const int nadri_sqlite_primary_key = SQLITE_CONSTRAINT_PRIMARYKEY;
static const int nadri_sqlite_row_id = SQLITE_CONSTRAINT_ROWID;
static const int nadri_sqlite_unique = SQLITE_CONSTRAINT_UNIQUE;
