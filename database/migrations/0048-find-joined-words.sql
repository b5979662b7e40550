-- A zero-width non-joiner stands between parts of a word, or where others write a space: a text that has one is found by its
-- words with it gone and with a space in its place. `writtenWords` of `#shared/fold.ts` does the same, to the letter.
create or replace function search_words(given text) returns text language sql immutable strict parallel safe
return case
  when strpos(given, U&'\200C') = 0
    then btrim(regexp_replace(public.fold_text(given) collate pg_c_utf8, '[^[:alnum:]]+', ' ', 'g'), ' ')
  else btrim(regexp_replace(
    (public.fold_text(given) || ' ' || public.fold_text(replace(given, U&'\200C', ' '))) collate pg_c_utf8,
    '[^[:alnum:]]+', ' ', 'g'), ' ')
end;

create function fold_names(given text) returns text language sql immutable strict parallel safe
return case
  when strpos(given, U&'\200C') = 0 then public.fold_text(given)
  else public.fold_text(given) || ' ' || public.fold_text(replace(given, U&'\200C', ' '))
end;

-- What is kept of these functions is made anew.
alter table document
  alter column found_by set expression as (
    ' ' || search_words(title_en || ' ' || title_ar || ' ' || summary_en || ' ' || summary_ar || ' ' || period)),
  alter column title_found_by set expression as (' ' || search_words(title_en || ' ' || title_ar)),
  alter column folded set expression as (fold_names(title_en || ' ' || title_ar || ' ' || period));
alter table link
  alter column found_by set expression as (
    ' ' || search_words(name_en || ' ' || name_ar || ' ' || coalesce(description_en, '') || ' ' || coalesce(description_ar, ''))),
  alter column name_found_by set expression as (' ' || search_words(name_en || ' ' || name_ar)),
  alter column folded set expression as (fold_names(name_en || ' ' || name_ar || ' ' || address));
alter table promotion
  alter column folded set expression as (
    fold_names(title_en || ' ' || title_ar || ' ' || partner_en || ' ' || partner_ar));

create temporary table joined_word (word text, uses integer) on commit drop;
with found as (
  select t.id, concat_ws(' ', t.title_en, t.title_ar, content_text(b.content_en), content_text(b.content_ar)) as texts,
    title_vector(t.title_en) || title_vector(t.title_ar)
      || prose_vector(coalesce(content_text(b.content_en), '')) || prose_vector(coalesce(content_text(b.content_ar), ''))
      || search_marks(t.category_id, t.author_id, coalesce(t.published_at, t.created_at)) as words
  from topic t join topic_content b on b.topic_id = t.id
  where t.deleted_at is null
    and strpos(concat_ws(' ', t.title_en, t.title_ar, b.content_en::text, b.content_ar::text), U&'\200C') > 0
), renewed as (
  update search_document d set words = found.words from found where d.topic_id = found.id and d.comment_id is null
  returning found.texts
)
insert into joined_word
select word, count(*) from renewed, unnest(string_to_array(search_words(texts), ' ')) as words (word) group by word;
with found as (
  select c.id, c.content as texts,
    prose_vector(c.content) || search_marks(t.category_id, c.author_id, c.created_at) as words
  from comment c join topic t on t.id = c.topic_id
  where c.deleted_at is null and strpos(c.content, U&'\200C') > 0
), renewed as (
  update search_document d set words = found.words from found where d.comment_id = found.id
  returning found.texts
)
insert into joined_word
select word, count(*) from renewed, unnest(string_to_array(search_words(texts), ' ')) as words (word) group by word;
insert into search_word (word, uses)
select word, sum(uses) from joined_word where word <> '' and length(word) <= 40 group by word order by word
on conflict (word) do nothing;
