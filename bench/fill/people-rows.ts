import type pg from "pg";
import type { DataSize } from "./arguments.ts";
import { familyNames, firstNames, jobTitles } from "./words.ts";

/** Inserts people 1 to n with accounts (no passwords), two thirds of them with a photo record. */
export async function fillPeople(client: pg.Client, size: DataSize): Promise<void> {
  const list = (pairs: readonly (readonly [string, string])[], language: 0 | 1) => pairs.map((pair) => pair[language]);
  await client.query(
    `insert into person (id, name_en, name_ar, title_en, title_ar, joined_at, created_at, employee_number, hire_date,
       weekly_minutes)
     select i,
       ($2::text[])[1 + i % cardinality($2::text[])] || ' ' || ($4::text[])[1 + i / 12 % cardinality($4::text[])],
       ($3::text[])[1 + i % cardinality($3::text[])] || ' ' || ($5::text[])[1 + i / 12 % cardinality($5::text[])],
       ($6::text[])[1 + i % cardinality($6::text[])], ($7::text[])[1 + i % cardinality($7::text[])],
       now() - interval '3 years', now() - interval '3 years', 'E' || 100000 + i, current_date - 1095, 2400
     from generate_series(1, $1::int) i`,
    [
      size.people,
      list(firstNames, 0),
      list(firstNames, 1),
      list(familyNames, 0),
      list(familyNames, 1),
      list(jobTitles, 0),
      list(jobTitles, 1),
    ],
  );
  await client.query(
    `insert into file (id, kind, owner_id, media_type, byte_size, width, height)
     select i, 'photo', i, 'image/webp', 20000, 512, 512 from generate_series(1, $1::int) i where i % 3 <> 0`,
    [size.people],
  );
  await client.query("update person set photo_file_id = id where id % 3 <> 0");
  await client.query(
    `insert into account (person_id, email, status, confirmed_at)
     select i, 'person' || i || '@diwan.example', 'active', now() from generate_series(1, $1::int) i`,
    [size.people],
  );
}
