import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyRequests, readOpen } from "./store-erasure.ts";

/** Requests and letters of an erased person. */
export const serviceErasure: PersonalErasure = {
  area: "services",
  title: { en: "E-services", ar: "الخدمات الإلكترونية" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Requests they made", ar: "طلبات قدّمها" },
      why: {
        en: "Answers, files and comments are deleted. The decision, its approvers and the dates are kept.",
        ar: "تُحذف النصوص والأرقام والملفات والتعليقات، ويبقى متى بُتّ في الطلب ومن بتّ فيه والتواريخ المطلوبة.",
      },
      covers: ["request.requester_id"],
    },
    {
      fate: "emptied",
      title: { en: "Letters about them", ar: "خطابات صدرت عنه" },
      why: {
        en: "The record of the letter is kept. It can no longer be downloaded or verified.",
        ar: "يبقى أن خطابًا صدر، لكن لا يمكن تنزيله، ولا يعود رمزه يؤكد شيئًا.",
      },
      covers: ["letter.person_id"],
    },
    {
      fate: "kept",
      title: { en: "Their decisions on other people’s requests", ar: "ما بتّ فيه من طلبات غيره" },
      why: { en: "They are part of those requests.", ar: "هو جزء من تلك الطلبات." },
      covers: [
        "request_event.actor_id",
        "request_event.instead_of",
        "request_decider.person_id",
        "request_decider.instead_of",
      ],
    },
    {
      fate: "gone",
      title: { en: "Deputies and favourite services", ar: "الإنابات والخدمات المفضلة" },
      why: null,
      covers: ["deputy.person_id", "deputy.deputy_id", "service_favourite.person_id"],
    },
  ],
  async hinders(db, personId) {
    const open = await readOpen(db, personId);
    if (open.approvals) return "approvals_waiting";
    return open.requests ? "requests_waiting" : null;
  },
  async erase(tx, { id, release }) {
    const files = await emptyRequests(tx, id);
    if (files.length > 0) await release(tx, files);
    return false;
  },
};
