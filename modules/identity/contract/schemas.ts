import { z } from "zod";
import { boundedText, oneLine } from "#shared/fields.ts";
import { firstLanguages } from "#shared/locale.ts";
import { characterCount, email as emailVerdict, isVisible, longestEmail } from "#shared/validators.ts";
import { weekdays } from "#shared/weekdays.ts";
import { idOut, instant, queryBoolean } from "#shared/wire.ts";

// What goes in. Messages are keys of the validators' catalogue; the server writes them in the reader's language.

export const email = z
  .string()
  .max(longestEmail, { abort: true })
  .trim()
  .min(1, "fieldRequired")
  .refine((value) => emailVerdict(value) === null, "email")
  .transform((value) => value.toLowerCase());

/** Any password is taken for signing in; only a new one is measured. */
const givenPassword = z.string().min(1, "fieldRequired").max(1000);

/** 8 to 128 characters as people count them, no rules of composition. */
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
    .meta({ description: "Of a sign-up: the password chosen then. Else it is not looked at." }),
});
export const resetPassword = z.strictObject({ code, password: newPassword });

const endTokens = { description: "Ends my access tokens too." };
export const changePassword = z.strictObject({
  currentPassword: givenPassword,
  newPassword,
  endTokens: z.boolean().default(false).meta(endTokens),
});
export const endAllSessionsQuery = z.strictObject({ endTokens: queryBoolean.default(false).meta(endTokens) });
export const refresh = z.strictObject({ refreshToken: z.string().min(1, "fieldRequired").max(400) });

// What comes out.

export const tokens = z.object({ token: z.string(), refreshToken: z.string() });

/** Enough of a person to greet them before `/me` has been read. */
const signedInUser = z.object({
  id: idOut,
  nameAr: z.string().nullable(),
  nameEn: z.string().nullable(),
  locale: z.enum(["en", "ar"]),
});

export const tokensWithUser = tokens.extend({ user: signedInUser });

export const signUpAnswer = z.object({
  /**
   * confirmEmail: a mail is on its way. waiting: an administrator has to approve. signedIn: tokens are here, unless it was
   * a new address that was confirmed, which signs nobody in.
   */
  status: z.enum(["confirmEmail", "waiting", "signedIn"]),
  token: z.string().optional(),
  refreshToken: z.string().optional(),
  user: signedInUser.optional(),
});

const logos = z.object({ light: z.string().nullable(), dark: z.string().nullable() });
const accentTokens = z.record(z.string(), z.string()).nullable();

export const instance = z.object({
  nameEn: z.string(),
  nameAr: z.string(),
  /** Of first visits, and of people who have chosen none. */
  firstLanguage: z.enum(firstLanguages),
  timeZone: z.string(),
  /** How weeks are shown; when anybody works is said by schedules. */
  firstDayOfWeek: z.enum(weekdays),
  weekend: z.array(z.enum(weekdays)),
  /** Addresses of the organisation's logo by language and ground; null where the product's own mark is shown. */
  logos: z.object({ en: logos, ar: logos }).nullable(),
  /** Tokens of the design system that the organisation's colour replaces, by theme; null where it does not. */
  accent: z.object({ light: accentTokens, dark: accentTokens }).nullable(),
  /** Whether mails leave by a mail server; otherwise they stay in the outbox on the server. */
  deliversMail: z.boolean(),
  demonstration: z.boolean(),
  /** Accounts a visitor of a demonstration may use; empty otherwise. */
  demonstrationAccounts: z.array(z.object({ email: z.string(), nameEn: z.string(), nameAr: z.string() })),
  demonstrationPassword: z.string().nullable(),
  /** Pictures of the ground for maps, `{z}`, `{x}` and `{y}` to be filled in; null where there are none. */
  mapTiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** Who else vouches for people: names for the button, whether passwords are for administrators, whether it answers. */
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
  isNewDevice: z.boolean().meta({ description: "I had signed in before, but not there." }),
  isCurrent: z.boolean(),
});
