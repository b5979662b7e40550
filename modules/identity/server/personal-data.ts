import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** The personal data of this module, without secrets or values that reveal them. */
export const identityData: PersonalDataSource = {
  area: "account",
  title: { en: "My account", ar: "حسابي" },
  parts: [
    {
      name: "account",
      title: { en: "Account", ar: "الحساب" },
      covers: ["account.person_id"],
      query: `
        select email, pending_email as "pendingEmail", status, created_at as "createdAt", confirmed_at as "confirmedAt",
          last_signed_in_at as "lastSignedInAt"
        from account where person_id = $1`,
    },
    {
      name: "sessions",
      title: { en: "Devices and sessions", ar: "الأجهزة والجلسات" },
      covers: ["session.person_id"],
      query: `
        select user_agent as "userAgent", host(ip) as ip, authenticated_by as "authenticatedBy",
          created_at as "createdAt", last_used_at as "lastUsedAt", ended_at as "endedAt", end_reason as "endReason"
        from session where person_id = $1 order by created_at, id`,
    },
    {
      name: "roles",
      title: { en: "Roles", ar: "الأدوار" },
      covers: ["role_member.person_id"],
      query: `
        select r.name_ar as "roleAr", r.name_en as "roleEn", lower(m.valid) as "from", upper(m.valid) - 1 as "to"
        from role_member m join role r on r.id = m.role_id where m.person_id = $1 order by m.id`,
    },
    {
      name: "second-factors",
      title: { en: "Second factors", ar: "خطوات التحقق الثانية" },
      covers: ["totp_factor.person_id", "passkey.person_id"],
      query: `
        select 'application' as kind, null::text as name, created_at as "createdAt", confirmed_at as "confirmedAt",
          null::timestamptz as "lastUsedAt"
        from totp_factor where person_id = $1
        union all
        select 'passkey', name, created_at, null, last_used_at from passkey where person_id = $1
        order by "createdAt"`,
    },
    {
      name: "demanded-factors",
      title: { en: "Roles that require a second factor", ar: "أدوار تطلب خطوة تحقق ثانية" },
      covers: ["second_factor_demand.person_id"],
      query: `
        select r.name_ar as "roleAr", r.name_en as "roleEn", d.since
        from second_factor_demand d join role r on r.id = d.role_id where d.person_id = $1 order by d.since, r.id`,
    },
    {
      name: "tokens",
      title: { en: "Access tokens", ar: "رموز الوصول" },
      covers: ["personal_token.person_id"],
      query: `
        select name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
          ended_at as "endedAt"
        from personal_token where person_id = $1 order by id`,
    },
    {
      name: "linked-accounts",
      title: { en: "Accounts elsewhere", ar: "حسابات في خدمات أخرى" },
      covers: ["linked_identity.person_id", "provisioned_person.person_id"],
      query: `
        select 'singleSignOn' as kind, issuer, subject, email, null::text as "givenName", null::text as "familyName",
          null::text as "employeeNumber", created_at as "createdAt", last_used_at as "lastUsedAt"
        from linked_identity where person_id = $1
        union all
        select 'directory', null, external_id, null, given_name, family_name, employee_number, null, null
        from provisioned_person where person_id = $1`,
    },
    {
      name: "known-devices",
      title: { en: "When known devices were used", ar: "متى استُخدمت الأجهزة المعروفة" },
      covers: ["known_device.person_id"],
      query: `
        select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
        from known_device where person_id = $1 order by first_seen_at`,
    },
    {
      name: "archives",
      title: { en: "My export requests", ar: "متى طلبت هذه النسخة" },
      covers: ["personal_export.person_id"],
      query: `select asked_at as "askedAt", locale as language from personal_export where person_id = $1`,
    },
    {
      name: "my-viewings",
      title: { en: "People whose view of the portal I opened", ar: "من عرضتُ البوابة كما يراها" },
      covers: ["viewing.viewer_id"],
      query: `
        select coalesce(p.name_ar, p.name_en) as "personAr", coalesce(p.name_en, p.name_ar) as "personEn", v.reason,
          v.started_at as "startedAt", coalesce(v.ended_at, v.ends_at) as "endedAt"
        from viewing v join person p on p.id = v.person_id where v.viewer_id = $1 order by v.started_at, v.id`,
    },
    {
      name: "viewings",
      title: { en: "Administrators who viewed the portal as me", ar: "مسؤولو النظام الذين عرضوا البوابة كما أراها" },
      covers: ["viewing.person_id"],
      query: `
        select coalesce(p.name_ar, p.name_en) as "viewerAr", coalesce(p.name_en, p.name_ar) as "viewerEn", v.reason,
          v.started_at as "startedAt", coalesce(v.ended_at, v.ends_at) as "endedAt"
        from viewing v join person p on p.id = v.viewer_id where v.person_id = $1 order by v.started_at, v.id`,
    },
  ],
};
