import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const auditData: PersonalDataSource = {
  area: "audit",
  title: { en: "Audit", ar: "سجل التدقيق" },
  parts: [
    {
      name: "actions",
      title: { en: "What I did", ar: "ما فعلته" },
      covers: ["audit.actor_id"],
      query: `
        select at, action, subject_kind as "subjectKind", subject_id as subject from audit where actor_id = $1 order by at, id`,
    },
    {
      // Without the manager, who is another person, and without actions that only refresh open screens.
      name: "done-to-me",
      title: { en: "What was done to me", ar: "ما أُجري عليّ" },
      covers: [],
      query: `
        select at, action, details -> 'fields' as fields, (details -> 'before') - 'manager' as before,
          (details -> 'after') - 'manager' as after
        from audit where subject_kind = 'person' and subject_id = $1::bigint::text and actor_id is distinct from $1
          and action not in ('notifications.changed', 'workList.changed') order by at, id`,
    },
  ],
};
