import type { PersonalDataSource } from "#platform/personal-data/source.ts";

const type = `l.name_ar as "typeAr", l.name_en as "typeEn"`;

/** Entitlement and use of leave of a person. */
export const leaveData: PersonalDataSource = {
  area: "leave",
  title: { en: "Leave", ar: "الإجازات" },
  parts: [
    {
      name: "entries",
      title: { en: "Opening balances and adjustments", ar: "الأرصدة الافتتاحية والتسويات" },
      covers: ["leave_entry.person_id"],
      query: `
        select e.id, ${type}, e.kind, e.date, e.days, e.expires, e.note, e.reverses_id as "reverses", e.overtime,
          e.created_at as "createdAt"
        from leave_entry e join lookup l on l.id = e.type_id where e.person_id = $1 order by e.id`,
    },
    {
      name: "uses",
      title: { en: "Days of leave taken or asked for", ar: "أيام الإجازات المأخوذة والمطلوبة" },
      covers: ["leave_use.person_id"],
      query: `
        select ${type}, d.date, d.part, coalesce(u.request_id, a.request_id) as "request", u.absence_id is null as "isWaiting"
        from leave_use u join leave_use_day d on d.leave_use_id = u.id join lookup l on l.id = u.type_id
          left join absence a on a.id = u.absence_id
        where u.person_id = $1 order by d.date, u.id`,
    },
    {
      name: "recounts",
      title: { en: "Leave counted again after schedules changed", ar: "إجازات أُعيد عدّ أيامها بعد تغيّر الجداول" },
      covers: ["leave_recount.person_id"],
      query: `
        select ${type}, x.from_date as "from", x.to_date as "to", x.request_id as "request", x.days,
          x.counted_at as "countedAt"
        from leave_recount x join lookup l on l.id = x.type_id where x.person_id = $1 order by x.id`,
    },
    {
      name: "suspensions",
      title: { en: "Periods in which no leave was granted", ar: "فترات لم تُمنح فيها إجازات" },
      covers: ["leave_suspension.person_id"],
      query: `
        select s.from_date as "from", s.to_date as "to", s.note, s.created_at as "createdAt"
        from leave_suspension s where s.person_id = $1 order by s.from_date`,
    },
    {
      name: "policies",
      title: { en: "Leave policies that name me", ar: "سياسات إجازات تخصّني بالاسم" },
      covers: ["leave_policy_person.person_id"],
      query: `
        select p.name_ar as "nameAr", p.name_en as "nameEn", ${type}, p.from_date as "from", p.to_date as "to", p.rules
        from leave_policy_person x join leave_policy p on p.id = x.leave_policy_id join lookup l on l.id = p.type_id
        where x.person_id = $1 order by p.id`,
    },
  ],
};
