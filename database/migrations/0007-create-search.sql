-- Search: how texts are folded and stemmed, what is found in them, and the words there are.

-- Folding makes equal what people write in several ways: for names and exact forms. `#shared/fold.ts` does the same, to the
-- letter. Alef forms are replaced before anything is decomposed, or there would be none left to replace.
create function fold_text(given text) returns text language sql immutable strict parallel safe
return case
  when given !~ '[^\u0001-\u007f]'
    then btrim(regexp_replace(lower(given collate pg_c_utf8), '[\u0009-\u000d ]+', ' ', 'g'), ' ')
  else btrim(regexp_replace(lower(
    normalize(regexp_replace(normalize(translate(
      regexp_replace(normalize(given, NFKC),
        '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '', 'g'),
      'آأإٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااييي' || 'هوك' || '01234567890123456789'), NFD),
      '[\u0300-\u036f]', '', 'g'), NFC) collate pg_c_utf8),
    '[\u0009-\u000d\u0085\u1680\u2028\u2029 ]+', ' ', 'g'), ' ')
end;

-- The words of a text, folded, one space between them. The collation is named, so that the same letters are letters in
-- every database.
create function search_words(given text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(public.fold_text(given) collate pg_c_utf8, '[^[:alnum:]]+', ' ', 'g'), ' ');

-- Folded words as the stemmer wants them. What folding made of the last letter of a feminine word is undone; the article
-- and attached و ب ل ك go, and so do the plural and the possessive endings, as long as a word remains. ل before the article
-- swallows its alef, and the word itself may begin with ل; before a short word nothing tells whether a letter is attached:
-- there both readings are kept. The article put before what remains keeps the stemmer from taking a first letter for a
-- preposition.
create function stem_text(words text) returns text language sql immutable strict parallel safe
return case when words !~ '[\u0621-\u064a]' then words else
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    words collate pg_c_utf8,
    'ه\M', 'ة', 'g'),
    '\m[وف]?لل(?=\w{3})(\w+)', '\1 ل\1', 'g'),
    '\m[وف]?[بك]?(?:ال){1,2}(?=\w{3})', '', 'g'),
    '\m([وبل])(\w{3})\M', '\1\2 \2', 'g'),
    '(?<=\w)[يو]و', 'و', 'g'),
    '(\w{3})(?:(?:ات|ت)?(?:نا|هم|ها|كم|هما|هن)|ا?تي|ات|ون|ين)\M', '\1', 'g'),
    '\m[وبلك]+(?=[ابتثجحخدذرزسشصضطظعغفقكلمنهويء]{4})', '', 'g'),
    '\m(?=[ابتثجحخدذرزسشصضطظعغفقكلمنهويء]{4})', 'ال', 'g')
end;

-- Without stop words: which words a question may do without is decided when it is asked.
create text search dictionary diwan_english (template = snowball, language = english);
create text search dictionary diwan_arabic (template = snowball, language = arabic);
create text search configuration diwan_prose (parser = default);
alter text search configuration diwan_prose add mapping for asciiword with diwan_english;
alter text search configuration diwan_prose add mapping for word with diwan_arabic;
alter text search configuration diwan_prose add mapping for numword, int, uint, float, sfloat, version with simple;

create function stem_vector(words text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('public.diwan_prose', public.stem_text(words));

-- Names of two words are found under one besides: عبد الله, عبدالله.
create function join_names(words text) returns text language sql immutable strict parallel safe
return case when words !~ '[\u0621-\u064a]' then words else
  regexp_replace(words collate pg_c_utf8, '\m(عبد|ابو|ام|بن|ابن|ال) (\w+)', '\1 \2 \1\2', 'g')
end;

-- What a title is found by: exact forms (A) and stems (B) in their places; and any other text: both, without places.
create function title_vector(title text) returns tsvector language sql immutable parallel safe
return setweight(to_tsvector('simple', public.join_names(public.search_words(coalesce(title, '')))), 'A')
  || setweight(public.stem_vector(public.search_words(coalesce(title, ''))), 'B');

create function prose_vector(prose text) returns tsvector language sql immutable parallel safe
return strip(to_tsvector('simple', public.join_names(public.search_words(coalesce(prose, ''))))
  || public.stem_vector(public.search_words(coalesce(prose, ''))));

-- Where a document belongs, as lexemes that no text has: its category and author, and when it was written, on eight scales
-- of four hours to seven years. With a scale in the question, the index passes over everything older at once, however
-- common the words are; so the newest of a million are as near as those of a thousand.
create function search_marks(category_id bigint, author_id bigint, written_at timestamptz)
returns tsvector language sql stable parallel safe
return array_to_tsvector(array['~c' || category_id, '~a' || author_id] || array(
  select '~' || scale || '.' || floor(extract(epoch from written_at) / (14400 * power(4, scale)))::bigint
  from generate_series(0, 7) as scale));

-- The text of a rich document: a space between blocks, none within a word.
create function content_text(content jsonb) returns text language sql immutable strict parallel safe
return (
  select coalesce(string_agg(
    case
      when node->>'type' = 'text' then node->>'text'
      when node->>'type' = 'mention' then ' ' || coalesce(node#>>'{attrs,label}', '') || ' '
      when node->>'type' = 'image' then ' ' || coalesce(node#>>'{attrs,alt}', '') || ' '
      when node->>'type' in ('bold', 'italic', 'underline', 'strike', 'code', 'link', 'highlight') then ''
      else ' '
    end, '' order by place), '')
  from jsonb_path_query(content, 'strict $.**?(exists (@.type))', '{}', true) with ordinality as nodes (node, place));

create table search_document (
  id bigint generated by default as identity primary key,
  topic_id bigint not null references topic on delete cascade,
  comment_id bigint references comment on delete cascade,
  written_at timestamptz not null,
  words tsvector not null,
  constraint search_document_once unique nulls not distinct (topic_id, comment_id)
);
-- One for each kind, so that a word that is common in one and absent from the other is known to be absent at once. Without
-- a pending list, which every search would have to read through.
create index search_document_topics on search_document using gin (words) with (fastupdate = off)
  where comment_id is null;
create index search_document_comments on search_document using gin (words) with (fastupdate = off)
  where comment_id is not null;
create index search_document_comment on search_document (comment_id) where comment_id is not null;
comment on table search_document is 'What topics and comments (comment_id) are found by, kept up to date by a consumer of events. Who may see them is asked of themselves at each search.';

-- An alphabet for trigrams: a letter for a letter, in ASCII, since pg_trgm sees no others where LC_CTYPE is C.
create function search_letters(word text) returns text language sql immutable strict parallel safe
return translate(word, 'ءابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگڤ', 'abcdefghijklmnopqrstuvwxyz01234567');

create table search_word (
  word text collate "C" primary key,
  uses integer not null,
  letters text generated always as (
    case when word ~ '^[a-z]{4,24}$' then word when word ~ '^[\u0621-\u06a9\u067e\u0686\u0698\u06af\u06a4]{4,24}$' then '_' || public.search_letters(word) end
  ) stored
);
create index search_word_start on search_word (left(word, 2), uses desc);
create index search_word_letters on search_word using gin (letters gin_trgm_ops) with (fastupdate = off);
comment on table search_word is 'Every folded word there is, with about how many documents have it: to complete the last word of a question, and to mend mistyped ones.';

create table search_person (
  person_id bigint primary key references person on delete cascade,
  source text not null,
  words tsvector not null
);
create index search_person_words on search_person using gin (words) with (fastupdate = off);
comment on table search_person is 'What people are found by: names (A), their consonants in both scripts (B), title and department (D); source is what that was made of.';

-- What was there before search was: filled from the newest to the oldest. next_id is the one to go on from.
create table search_filling (
  kind text primary key,
  next_id bigint not null,
  constraint search_filling_kind check (kind in ('topic', 'comment'))
);
insert into search_filling (kind, next_id) values ('topic', 9223372036854775807), ('comment', 9223372036854775807);
comment on table search_filling is 'A kind that is done with has no row.';
