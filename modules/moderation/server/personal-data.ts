import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** Personal data in this module. Anonymous reports are not included, since they contain no person. */
export const moderationData: PersonalDataSource = {
  area: "reports",
  title: { en: "Reports of abuse", ar: "البلاغات" },
  parts: [
    {
      name: "named-reports",
      title: { en: "Reports I made by name", ar: "بلاغات قدّمتها باسمي" },
      covers: ["abuse_report.reporter_id"],
      query: `
        select c.subject_kind as "subjectKind", c.subject_id as subject, r.reason, r.text, c.decision
        from abuse_report r join report_case c on c.id = r.case_id where r.reporter_id = $1 order by c.id`,
    },
    {
      name: "cases",
      title: { en: "Decisions about what I wrote", ar: "قرارات بشأن ما كتبته" },
      covers: ["report_case.author_id"],
      query: `
        select subject_kind as "subjectKind", subject_id as subject, decision, decision_reason as "decisionReason",
          decided_at as "decidedAt"
        from report_case where author_id = $1 and decided_at is not null order by id`,
    },
    {
      name: "decisions",
      title: { en: "Reports I decided", ar: "بلاغات بتتُّ فيها" },
      covers: ["report_case.decided_by"],
      query: `
        select id as "case", subject_kind as "subjectKind", subject_id as subject, decision,
          decision_reason as "decisionReason", decided_at as "decidedAt"
        from report_case where decided_by = $1 order by id`,
    },
  ],
};
