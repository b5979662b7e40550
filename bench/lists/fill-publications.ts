import type pg from "pg";
import type { MeasuredPeople } from "./measured-people.ts";

/** 3,000 reports in both languages, 2,000 links in 30 groups, 1,000 offers with 200,000 codes, half of one offer. */
export async function fillPublications(client: pg.Client, people: MeasuredPeople): Promise<void> {
  await client.query(`
    insert into publication_audience (id) select i from generate_series(1, 200) i;
    insert into publication_audience_department (audience_id, department_id)
      select a, 1 + (a * 7 + d * 13) % 400 from generate_series(1, 200) a, generate_series(1, 3) d`);
  const audience = "case when i % 5 = 0 then 1 + i / 5 % 200 end";
  await client.query(`
    insert into document (kind, period, title_ar, title_en, summary_ar, summary_en, audience_id, publish_at, withdrawn_at, announced_at, created_at)
      select (array['financial', 'social', 'growth'])[1 + i % 3], to_char(date '1990-01-01' + make_interval(months => i % 420), 'YYYY-MM'),
        'التقرير الشهري رقم ' || i || ' لقطاع ' || i % 17, 'Monthly report ' || i || ' of sector ' || i % 17,
        repeat('ملخّص لأهم ما ورد في التقرير من أرقام ومؤشرات مع مقارنة بالفترة السابقة. ', 5),
        repeat('What the figures of the period say, compared with those of the period before. ', 5),
        ${audience}, now() - make_interval(hours => 3000 - i), case when i % 40 = 0 then now() end, now(), now()
      from generate_series(1, 3000) i;
    insert into file (id, kind, owner_id, media_type, byte_size, name)
      select 200000 + i, 'document', 1, 'application/pdf', 100000, 'report.pdf' from generate_series(1, 12000) i;
    insert into document_version (document_id, language, number, file_id, created_by, created_at)
      select 1 + i / 4, (array['ar', 'en'])[1 + i % 2], 1 + i / 2 % 2, 200001 + i, 1, now() from generate_series(0, 11999) i;
    insert into link_group (name_ar, name_en, position, created_at)
      select 'مجموعة ' || i, 'Group ' || i, i, now() from generate_series(1, 30) i;
    insert into link (group_id, name_ar, name_en, description_ar, description_en, icon, address, audience_id, position, is_active, created_at, health, checked_at, failing_since)
      select 1 + i % 30, 'نظام رقم ' || i, 'System ' || i, 'وصف قصير للنظام', 'A short description', 'book',
        'https://system' || i || '.example', ${audience}, i, i % 20 <> 0, now(), 'working', now(), case when i % 100 = 1 then now() end
      from generate_series(1, 2000) i;
    insert into link_use (link_id, day, uses) select i, current_date - d, i % 50 + 1 from generate_series(1, 2000) i, generate_series(0, 59) d;
    insert into link_favourite (person_id, link_id, created_at) select i, 1 + i * 31 % 2000, now() from generate_series(1, ${people.all}::int) i;
    insert into promotion (partner_ar, partner_en, title_ar, title_en, text_ar, text_en, starts_on, ends_on, code_kind, audience_id, created_at)
      select 'شريك ' || i, 'Partner ' || i, 'خصم للموظفين رقم ' || i, 'Offer ' || i || ' for employees', 'نص العرض', 'What is offered.',
        current_date + 20 - i % 300, current_date + 170 - i % 300, case when i % 5 < 2 then 'unique' else 'none' end, ${audience}, now()
      from generate_series(1, 1000) i;
    insert into promotion_code (promotion_id, code, claimed_by, claimed_at)
      select case when i % 2 = 0 then 396 else 1 + i / 2 % 200 * 5 end, 'CODE' || i,
        case when i % 4 < 2 then 1 + i / 4 end, case when i % 4 < 2 then now() end
      from generate_series(1, 200000) i;
    select setval(pg_get_serial_sequence('publication_audience', 'id'), 200);
    select setval(pg_get_serial_sequence('file', 'id'), 220000)`);
}
