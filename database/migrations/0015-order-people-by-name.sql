-- Lists of everybody walk people by their names, in the order of the language that is read.

create index person_english_order on person ((left(coalesce(name_en, name_ar), 60) collate english_order), id);
create index person_arabic_order on person ((left(coalesce(name_ar, name_en), 60) collate arabic_order), id);
