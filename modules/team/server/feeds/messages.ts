import type { Locale } from "#shared/locale.ts";
import type { AbsenceRow } from "../queries.ts";

type Messages = {
  calendar: Readonly<Record<"mine" | "team" | "holidays", string>>;
  shift: string;
  holiday: string;
  away: string;
  kind: Readonly<Record<AbsenceRow["kind"], string>>;
};

/** Texts of calendars, by the language of their owner. */
export const feedMessages: Readonly<Record<Locale, Messages>> = {
  en: {
    calendar: { mine: "My shifts and leave", team: "My team", holidays: "Holidays" },
    shift: "Shift",
    holiday: "Holiday",
    away: "Away",
    kind: {
      leave: "Leave",
      halfLeave: "Half-day leave",
      mission: "Mission",
      remote: "Remote work",
      permission: "Permission",
    },
  },
  ar: {
    calendar: { mine: "دوامي وإجازاتي", team: "فريقي", holidays: "العطل الرسمية" },
    shift: "دوام",
    holiday: "عطلة",
    away: "خارج العمل",
    kind: {
      leave: "إجازة",
      halfLeave: "إجازة نصف يوم",
      mission: "مهمة عمل",
      remote: "عمل عن بُعد",
      permission: "استئذان",
    },
  },
};
