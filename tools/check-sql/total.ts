// Expressions, operators and functions of PostgreSQL that are not null if their operands are not.

export const neverNull: ReadonlySet<string> = new Set([
  "NULLTEST",
  "BOOLEANTEST",
  "DISTINCTEXPR",
  "ARRAYEXPR",
  "ROWEXPR",
  "SQLVALUEFUNCTION",
  "GROUPINGFUNC",
]);

/** Conversions of `arg`. */
export const conversions: ReadonlySet<string> = new Set([
  "RELABELTYPE",
  "COERCEVIAIO",
  "ARRAYCOERCEEXPR",
  "COLLATEEXPR",
]);

export const totalOperators: ReadonlySet<string> = new Set(
  "= <> < <= > >= + - * / % || && @> <@ ~~ !~~ ~ !~ ~~* <-> <=> & | #".split(" "),
);

/** Functions that are never null, of whatever operands. */
export const builders: ReadonlySet<string> = new Set(
  (
    "concat current_setting json_build_array json_build_object jsonb_build_array jsonb_build_object num_nonnulls " +
    "pg_current_snapshot pg_database_size"
  ).split(" "),
);

/** Functions that are null only if their first operand is. */
export const firstDecides: ReadonlySet<string> = new Set(["array_append", "array_remove", "concat_ws"]);

/** Elements of an array count as not null, like the parameters that they usually are. */
export const totalFunctions: ReadonlySet<string> = new Set(
  (
    "abs array_cat array_to_string cardinality ceil char_length clock_timestamp date_part date_trunc encode extract floor " +
    "format generate_series hashtext hashtextextended left length lower lpad make_date md5 now pg_snapshot_xmin " +
    "pg_try_advisory_xact_lock pg_try_advisory_xact_lock_shared regexp_replace replace right round row_to_json rpad " +
    "show_trgm starts_with string_to_array strpos timezone to_char to_date to_json to_jsonb to_timestamp trunc " +
    "tsvector_to_array unnest upper " +
    // Of database/schema.sql:
    "fold_names fold_text search_letters search_words stem_vector"
  ).split(" "),
);

/** Aggregates that are null only if there are no rows, or only nulls. */
export const ofRows: ReadonlySet<string> = new Set(
  "array_agg avg bool_and bool_or json_agg json_object_agg jsonb_agg jsonb_object_agg max min string_agg sum".split(
    " ",
  ),
);

/** Window functions of the row's own place. */
export const rankings: ReadonlySet<string> = new Set("count dense_rank ntile rank row_number".split(" "));
