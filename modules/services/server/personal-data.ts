import type { PersonalDataSource } from "#platform/personal-data/source.ts";

const serviceOf = `v.definition->>'nameAr' as "serviceAr", v.definition->>'nameEn' as "serviceEn"`;

/** Personal data of this module: requests and decisions of a person. */
export const serviceData: PersonalDataSource = {
  area: "services",
  title: { en: "E-services", ar: "الخدمات الإلكترونية" },
  parts: [
    {
      name: "requests",
      title: { en: "My requests", ar: "طلباتي" },
      covers: ["request.requester_id"],
      query: `
        select r.id, s.code as service, ${serviceOf}, r.state, r.answers, r.created_at as "createdAt",
          r.submitted_at as "submittedAt", r.ended_at as "endedAt",
          (select json_agg(json_build_object('from', u.period_start, 'amount', u.amount) order by u.period_start)
            from request_use u where u.request_id = r.id) as uses,
          x.changes_id as "changesRequest", x.freed_from as "freedFrom", x.freed_to as "freedTo"
        from request r left join request_change x on x.request_id = r.id join service s on s.id = r.service_id
        left join service_version v on v.service_id = r.service_id and v.number = r.service_number
        where r.requester_id = $1 order by r.id`,
    },
    {
      name: "request-history",
      title: { en: "Progress of my requests", ar: "مسار طلباتي" },
      covers: [],
      query: `
        select e.request_id as request, e.round, e.kind, e.at, coalesce(a.name_ar, a.name_en) as "actorAr",
          coalesce(a.name_en, a.name_ar) as "actorEn", e.step_key as step,
          case when e.actor_id = $1 then e.text end as text
        from request_event e join request r on r.id = e.request_id left join person a on a.id = e.actor_id
        where r.requester_id = $1 order by e.id`,
    },
    {
      name: "my-part",
      title: { en: "My actions on other people’s requests", ar: "إجراءاتي على طلبات غيري" },
      covers: ["request_event.actor_id", "request_event.instead_of"],
      query: `
        select e.request_id as request, s.code as service, e.kind, e.at, case when e.actor_id = $1 then e.text end as text,
          e.instead_of = $1 as "byDeputy"
        from request_event e join request r on r.id = e.request_id join service s on s.id = r.service_id
        where (e.actor_id = $1 or e.instead_of = $1) and r.requester_id <> $1 order by e.id`,
    },
    {
      name: "asked-to-decide",
      title: { en: "Requests I was asked to decide", ar: "ما طُلب مني البتّ فيه" },
      covers: ["request_decider.person_id", "request_decider.instead_of"],
      query: `
        select d.request_id as request, p.key as step, d.why, d.decision, d.decided_at as "decidedAt", d.is_open as "isOpen",
          d.instead_of is not distinct from $1 as "byDeputy"
        from request_decider d join request_step p on p.id = d.step_id
        where d.person_id = $1 or d.instead_of = $1 order by d.id`,
    },
    {
      name: "deputies",
      title: { en: "Deputies", ar: "الإنابة" },
      covers: ["deputy.person_id", "deputy.deputy_id"],
      query: `
        select case when d.person_id = $1 then 'mine' else 'iStandIn' end as kind,
          coalesce(o.name_ar, o.name_en) as "otherAr", coalesce(o.name_en, o.name_ar) as "otherEn",
          d.from_date as "from", d.to_date as "to", d.accepted_at as "acceptedAt"
        from deputy d join person o on o.id = case when d.person_id = $1 then d.deputy_id else d.person_id end
        where d.person_id = $1 or d.deputy_id = $1 order by d.id`,
    },
    {
      name: "letters",
      title: { en: "Letters about me", ar: "خطابات صدرت عني" },
      covers: ["letter.person_id"],
      // Without the reason of a revocation: texts about a request belong to their authors.
      query: `
        select code, kind, request_id as request, issued_on as "issuedOn", valid_until as "validUntil", facts,
          revoked_at as "revokedAt"
        from letter where person_id = $1 order by id`,
    },
    {
      name: "favourite-services",
      title: { en: "My favourite services", ar: "خدماتي المفضلة" },
      covers: ["service_favourite.person_id"],
      query: `
        select s.code as service from service_favourite f join service s on s.id = f.service_id
        where f.person_id = $1 order by s.id`,
    },
  ],
};
