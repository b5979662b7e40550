-- Lists of hundreds of thousands. What the words of a search are held against is folded when it is written: folding
-- thousands of texts anew for each search took longer than everything else about it.

alter table document
  add column found_by text not null generated always as (
    ' ' || search_words(title_en || ' ' || title_ar || ' ' || summary_en || ' ' || summary_ar || ' ' || period)) stored,
  add column title_found_by text not null generated always as (' ' || search_words(title_en || ' ' || title_ar)) stored,
  add column folded text not null generated always as (fold_text(title_en || ' ' || title_ar || ' ' || period)) stored;
comment on column document.found_by is 'All words, as `search_words` makes them, behind a space; of the titles alone in title_found_by.';
comment on column document.folded is 'What lists for those who look after reports are searched in.';

alter table link
  add column found_by text not null generated always as (
    ' ' || search_words(name_en || ' ' || name_ar || ' ' || coalesce(description_en, '') || ' ' || coalesce(description_ar, ''))) stored,
  add column name_found_by text not null generated always as (' ' || search_words(name_en || ' ' || name_ar)) stored,
  add column folded text not null generated always as (fold_text(name_en || ' ' || name_ar || ' ' || address)) stored;
comment on column link.found_by is 'As of document: all words, and those of the names alone in name_found_by.';
comment on column link.folded is 'What lists for those who look after links are searched in.';

alter table promotion
  add column folded text not null generated always as (
    fold_text(title_en || ' ' || title_ar || ' ' || partner_en || ' ' || partner_ar)) stored;
comment on column promotion.folded is 'What lists for those who look after offers are searched in.';

-- Lists of many, by what they are narrowed to.
create index request_state_newest on request (state, id desc) where state <> 'draft';
create index request_service_newest on request (service_id, id desc) where state <> 'draft';
create index request_service_state on request (service_id, state, id desc);
create index request_service_sent on request (service_id, service_number) where state <> 'draft';
drop index request_service;
create index request_due on request (expected_by, id) where state = 'waiting';

create index person_place_only_ar on person (place_ar) where place_en is null and place_ar is not null;
create index person_department_id on person (department_id, id);
drop index person_department;
create index account_active on account (person_id) where status = 'active';
create index account_address on account (lower(email::text));
