import { z } from "zod";
import { boundedText, oneLine } from "#shared/fields.ts";
import { firstLanguages } from "#shared/locale.ts";
import { characterCount, email as emailVerdict, isVisible, maxEmailLength } from "#shared/validators.ts";
import { weekdays } from "#shared/weekdays.ts";
import { instant, personSummary, queryBoolean } from "#shared/wire.ts";

/** The part of all routes that protect the user's own account. */
export const ownAccount = { permission: "signedIn", tokens: "none", viewing: "hidden" } as const;

// Input. Messages are keys of the validators' catalogue; the server translates them.

export const email = z
  .string()
  .max(maxEmailLength, { abort: true })
  .trim()
  .min(1, "fieldRequired")
  .refine((value) => emailVerdict(value) === null, "email")
  .transform((value) => value.toLowerCase());

/** Sign-in accepts any password; only new ones are validated. */
export const givenPassword = z.string().min(1, "fieldRequired").max(1000);

/** 8 to 128 characters as users count them (graphemes), without rules of composition. */
const newPassword = boundedText(128, (value) => value).refine((value) => characterCount(value, 8) >= 8, "minLength:8");

const name = z
  .string()
  .max(200, { abort: true })
  .overwrite(oneLine)
  .min(1, "fieldRequired")
  .refine((value) => value === "" || isVisible(value), "fieldRequired")
  .nullish();
const code = z.string().min(1, "fieldRequired").max(200);

export const signIn = z.strictObject({ email, password: givenPassword });
export const emailOnly = z.strictObject({ email });
export const administratorSignUp = z.strictObject({
  email,
  password: newPassword,
  nameAr: name,
  nameEn: name,
  locale: z.enum(["en", "ar"]).optional(),
  administratorCode: code.optional(),
});
export const confirmEmail = z.strictObject({
  code,
  password: givenPassword
    .optional()
    .meta({ description: "For a sign-up: the password that was chosen then. Ignored otherwise." }),
});
export const resetPassword = z.strictObject({ code, password: newPassword });

const endTokens = { description: "Also ends the user's access tokens." };
export const changePassword = z.strictObject({
  currentPassword: givenPassword,
  newPassword,
  endTokens: z.boolean().default(false).meta(endTokens),
});
export const endAllSessionsQuery = z.strictObject({ endTokens: queryBoolean.default(false).meta(endTokens) });
export const refresh = z.strictObject({ refreshToken: z.string().min(1, "fieldRequired").max(400) });

// Output.

export const tokens = z.object({ token: z.string(), refreshToken: z.string() });

/** With the data of the person that are needed before `/me` is read. */
export const tokensWithUser = tokens.extend({
  user: personSummary.pick({ id: true, nameAr: true, nameEn: true }).extend({ locale: z.enum(["en", "ar"]) }),
});

export const signUpAnswer = tokensWithUser.partial().extend({
  /**
   * confirmEmail: a mail was sent. waiting: an administrator has to approve. signedIn: with tokens, except after the
   * confirmation of a new address, which does not sign in.
   */
  status: z.enum(["confirmEmail", "waiting", "signedIn"]),
});

const logos = z.object({ light: z.string().nullable(), dark: z.string().nullable() });
const accentTokens = z.record(z.string(), z.string()).nullable();

export const instance = z.object({
  nameEn: z.string(),
  nameAr: z.string(),
  /** For first visits, and for people who have chosen none. */
  firstLanguage: z.enum(firstLanguages),
  timeZone: z.string(),
  /** For display only; working days come from schedules. */
  firstDayOfWeek: z.enum(weekdays),
  weekend: z.array(z.enum(weekdays)),
  /** URLs of the organisation's logo by language and theme; null where the product's own mark is shown. */
  logos: z.object({ en: logos, ar: logos }).nullable(),
  /** Design tokens that the organisation's colour replaces, by theme; null without one. */
  accent: z.object({ light: accentTokens, dark: accentTokens }).nullable(),
  /** Whether there is a mail server; without one, mails stay in the outbox. */
  deliversMail: z.boolean(),
  demonstration: z.boolean(),
  /** Accounts for visitors of a demonstration; empty otherwise. */
  demonstrationAccounts: z.array(z.object({ email: z.string(), nameEn: z.string(), nameAr: z.string() })),
  demonstrationPassword: z.string().nullable(),
  /** URL template of map tiles with `{z}`, `{x}` and `{y}`; null without maps. */
  mapTiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** `isOnly`: only administrators have passwords. `isReachable`: the provider responds. */
  singleSignOn: z
    .object({
      nameEn: z.string().nullable(),
      nameAr: z.string().nullable(),
      isOnly: z.boolean(),
      isReachable: z.boolean(),
    })
    .nullable(),
});

export const device = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  isNewDevice: z.boolean().meta({ description: "The user had signed in before, but not on this device." }),
  isCurrent: z.boolean(),
});
