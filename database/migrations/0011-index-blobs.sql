-- The sweep asks of every blob whether a row names it.
create index file_variant_storage_key on file_variant (storage_key);
