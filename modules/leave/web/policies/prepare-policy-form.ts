import { noSubjects, subjectIds, type SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import type { LeavePolicy, LeavePolicyInput } from "#modules/leave/contract/schemas-policy.ts";
import { toLatinDigits, type Verdict } from "#shared/validators.ts";

/** The fields of the form; numbers are typed texts. */
export type PolicyValues = Pick<
  LeavePolicy,
  "nameAr" | "nameEn" | "to" | "everyone" | "period" | "grant" | "prorate" | "rounding"
> &
  SubjectValue & {
    type: string;
    from: string | null;
    bands: { afterMonths: string; days: string }[];
    waitingMonths: string;
    /** `limited`: what is left at the end of a period expires, at once or later. */
    carryOver: { keeps: "all" | "limited"; most: string; expiresAfterMonths: string };
    overdraw: string;
    sourceAr: string;
    sourceEn: string;
  };

export const emptyPolicy: PolicyValues = {
  type: "",
  nameAr: "",
  nameEn: "",
  from: null,
  to: null,
  everyone: true,
  ...noSubjects,
  period: "calendarYear",
  bands: [{ afterMonths: "0", days: "" }],
  grant: "start",
  prorate: true,
  rounding: "none",
  waitingMonths: "0",
  carryOver: { keeps: "all", most: "", expiresAfterMonths: "" },
  overdraw: "0",
  sourceAr: "",
  sourceEn: "",
};

/** Policies to start from; nothing of them is in force before an officer saves it. */
const presets = {
  saudiAnnual: {
    ...emptyPolicy,
    nameEn: "Annual leave by the Saudi Labour Law",
    nameAr: "الإجازة السنوية وفق نظام العمل السعودي",
    from: "2026-01-01",
    period: "serviceYear",
    bands: [
      { afterMonths: "0", days: "21" },
      { afterMonths: "60", days: "30" },
    ],
    grant: "monthly",
    sourceEn: "Saudi Labour Law, Royal Decree M/51 of 23/8/1426 H, Article 109, as of 1 January 2026",
    sourceAr: "نظام العمل السعودي، المرسوم الملكي رقم م/51 وتاريخ 23/8/1426هـ، المادة 109، كما في 1 يناير 2026",
  },
} satisfies Record<string, PolicyValues>;
export type Preset = keyof typeof presets;

export const presetValues = (preset: Preset | undefined): PolicyValues =>
  preset === undefined ? emptyPolicy : presets[preset];

const textOf = (number: number | null | undefined): string => (number == null ? "" : String(number));

export const valuesOf = (policy: LeavePolicy): PolicyValues => ({
  type: policy.type.id,
  nameAr: policy.nameAr,
  nameEn: policy.nameEn,
  from: policy.from,
  to: policy.to,
  everyone: policy.everyone,
  users: policy.users,
  roles: policy.roles,
  period: policy.period,
  bands: policy.bands.map(({ afterMonths, days }) => ({ afterMonths: textOf(afterMonths), days: textOf(days) })),
  grant: policy.grant,
  prorate: policy.prorate,
  rounding: policy.rounding,
  waitingMonths: textOf(policy.waitingMonths),
  carryOver: {
    keeps: policy.carryOver === null ? "all" : "limited",
    most: textOf(policy.carryOver?.most),
    expiresAfterMonths: textOf(policy.carryOver?.expiresAfterMonths),
  },
  overdraw: textOf(policy.overdraw),
  sourceAr: policy.sourceAr ?? "",
  sourceEn: policy.sourceEn ?? "",
});

const numberOf = (text: string): number => Number(toLatinDigits(text.trim()));
const numberOrNull = (text: string): number | null => (text.trim() === "" ? null : numberOf(text));

/** The body of a request: a policy for everyone names no people, `once` has one band at the start, `monthly` is prorated. */
export function bodyOf({ users, roles, ...values }: PolicyValues): LeavePolicyInput {
  const { period, bands, carryOver } = values;
  const grant = period === "once" ? "start" : values.grant;
  return {
    ...values,
    ...subjectIds(values.everyone ? noSubjects : { users, roles }),
    from: values.from ?? "",
    grant,
    prorate: values.prorate || grant === "monthly",
    bands: (period === "once" ? bands.slice(0, 1) : bands).map(({ afterMonths, days }) => ({
      afterMonths: numberOf(afterMonths),
      days: numberOf(days),
    })),
    waitingMonths: numberOf(values.waitingMonths),
    carryOver:
      carryOver.keeps === "all"
        ? null
        : { most: numberOrNull(carryOver.most), expiresAfterMonths: numberOrNull(carryOver.expiresAfterMonths) },
    overdraw: numberOf(values.overdraw),
  };
}

/** Maximum that the server accepts. */
const maxDays = 10_000;
export const maxMonths = 1200;

/** Checks a number of days: two decimals at most. */
export function daysTyped(text: string): Verdict {
  const latin = toLatinDigits(text.trim());
  if (latin === "") return { key: "fieldRequired" };
  if (!/^\d+(?:\.\d+)?$/.test(latin)) return { key: "numeric" };
  if (Number(latin) > maxDays) return { key: "tooLarge", values: { max: maxDays } };
  return /^\d+(?:\.\d{1,2}0*)?$/.test(latin) ? null : { key: "hundredths" };
}

/** Checks that a band begins later than the one before. */
export function bandRises(bands: PolicyValues["bands"], at: number): Verdict {
  const [before, own] = [bands[at - 1], bands[at]];
  if (before === undefined || own === undefined) return null;
  return numberOf(own.afterMonths) <= numberOf(before.afterMonths) ? { key: "rising" } : null;
}
