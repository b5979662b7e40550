-- A comment's document is only ever looked for by its id. Being a b-tree, the index could be read from end to end as well,
-- and was: the statistics of words are those of topics and comments together, so a word that is common in topics and in no
-- comment promised that a few hundred documents of comments would do.
drop index search_document_comment;
create index search_document_comment on search_document using hash (comment_id) where comment_id is not null;
