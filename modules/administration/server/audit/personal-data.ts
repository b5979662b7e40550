import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** What the audit says somebody did. */
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
  ],
};
