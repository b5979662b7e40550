import { isoDate } from "#shared/dates.ts";
import { now } from "#platform/clock/clock.ts";
import { dropJobsContaining } from "#platform/jobs/drop-jobs.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyAccount, lockAddresses } from "./erasure/store.ts";

export const identityErasure: PersonalErasure = {
  area: "account",
  title: { en: "Account", ar: "الحساب" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Account", ar: "الحساب" },
      why: {
        en: "The account is kept permanently closed. The address can be used again.",
        ar: "يبقى أنه كان له حساب، وهو مغلق نهائيًا، ويصبح عنوان البريد متاحًا من جديد.",
      },
      covers: ["account.person_id"],
    },
    {
      fate: "kept",
      title: { en: "Roles", ar: "الأدوار" },
      why: {
        en: "They end today. Past memberships are kept because past attendance depends on them.",
        ar: "تنتهي اليوم، ويبقى أنها كانت له لأن حضور الأيام الماضية يُحتسب بها.",
      },
      covers: ["role_member.person_id"],
    },
    {
      fate: "gone",
      title: { en: "Sessions and devices", ar: "الجلسات والأجهزة" },
      why: null,
      covers: ["session.person_id", "known_device.person_id", "viewing.viewer_id", "viewing.person_id"],
    },
    {
      fate: "gone",
      title: {
        en: "Second factors, tokens, links and accounts elsewhere",
        ar: "وسائل التحقق والرموز والروابط والحسابات الأخرى",
      },
      why: null,
      covers: [
        "totp_factor.person_id",
        "passkey.person_id",
        "recovery_code.person_id",
        "factor_challenge.person_id",
        "second_factor_demand.person_id",
        "one_time_link.person_id",
        "personal_token.person_id",
        "linked_identity.person_id",
        "provisioned_person.person_id",
        "personal_export.person_id",
      ],
    },
  ],
  async erase(tx, { id }) {
    for (const address of await lockAddresses(tx, id)) await dropJobsContaining(tx, address);
    await emptyAccount(tx, id, isoDate(now(), "UTC"));
    return false;
  },
};
