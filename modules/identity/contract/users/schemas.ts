import { z } from "zod";
import { optionalLine, optionalText, version, tableText } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";
import { email } from "../schemas.ts";

/** In the usual order of an account's life. */
export const accountStatuses = ["unconfirmed", "waiting", "invited", "active", "disabled"] as const;

/** People in one bulk action. */
const mostChosen = 100;
const mostRoles = 50;

// Output.

const named = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
const role = named.extend({ key: z.string().nullable().meta({ description: "Of built-in roles." }) });

const membership = z.object({
  role,
  from: civilDate.nullable(),
  to: civilDate.nullable().meta({ description: "Inclusive." }),
});
export type Membership = z.output<typeof membership>;

export const accountInList = personSummary
  .extend({
    email: z.string(),
    status: z.enum(accountStatuses),
    department: named.nullable(),
    roles: z.array(membership).meta({ description: "Now and later; everybody is an employee besides." }),
    createdAt: instant,
    lastSignedInAt: instant.nullable(),
    isLookalike: z.boolean().meta({ description: "A name holds letters that pass for others." }),
  })
  .meta({ id: "AccountInList" });
export type AccountInList = z.output<typeof accountInList>;

export const account = accountInList
  .extend({
    manager: personSummary.nullable(),
    locale: z.enum(["en", "ar"]),
    pendingEmail: z.string().nullable().meta({ description: "Takes the place of the address once it is confirmed." }),
    isEmailHeld: z
      .boolean()
      .meta({ description: "The new address is not asked before the owner or an administrator agrees." }),
    invitationExpiresAt: instant.nullable().meta({ description: "Of the link that still works." }),
    secondFactor: z
      .object({ hasTotp: z.boolean(), passkeys: z.number().int() })
      .meta({ description: "What guards the account besides the password." }),
    version: z.number().int(),
    isErased: z.boolean().meta({ description: "Nothing is kept of them any more, or soon nothing will be." }),
    can: z.object({
      activate: z.boolean(),
      deactivate: z.boolean(),
      invite: z.boolean(),
      changeEmail: z.boolean(),
      approveEmail: z.boolean().meta({ description: "Let the address that waits for its owner be asked." }),
      setRoles: z.boolean(),
      endSessions: z.boolean(),
      view: z.boolean().meta({ description: "See the portal as they do." }),
      resetFactors: z.boolean(),
    }),
  })
  .meta({ id: "Account" });
export type Account = z.output<typeof account>;

export const assignableRole = role.extend({
  canGrant: z.boolean().meta({ description: "To others." }),
  canTake: z.boolean().meta({ description: "For myself, with a reason: nobody else could give it to me." }),
});
export type AssignableRole = z.output<typeof assignableRole>;

/** Actions of the audit that concern an account. */
export const accountActions = [
  "account.signedUp",
  "account.waiting",
  "account.invited",
  "account.invitedAgain",
  "account.provisioned",
  "account.activated",
  "account.disabled",
  "account.emailChanging",
  "account.emailApproved",
  "account.emailChanged",
  "password.changed",
  "password.reset",
  "factor.totpAdded",
  "factor.totpRemoved",
  "factor.recoveryUsed",
  "factor.recoveryRenewed",
  "factor.reset",
  "passkey.added",
  "passkey.removed",
  "sessions.ended",
  "role.memberAdded",
  "role.memberRemoved",
] as const;

export const accountEvent = z.object({
  id: z.string(),
  at: instant,
  action: z.enum(accountActions),
  actor: personSummary.nullable(),
  reason: z.string().nullable(),
  role: role.nullable(),
  from: civilDate.nullable(),
  to: civilDate.nullable(),
  count: z.number().int().nullable(),
});
export type AccountEvent = z.output<typeof accountEvent>;

// Input.

/** Earlier and later dates are typing errors. */
const membershipDate = civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date");

const filters = {
  search: z.string().trim().max(200).optional(),
  status: z.enum(accountStatuses).optional(),
  role: id.optional(),
  department: id.optional(),
  neverSignedIn: queryBoolean.optional(),
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
};
export const listAccountsQuery = z.strictObject({ ...pageQuery, ...filters });
export const exportAccountsQuery = z.strictObject(filters);
export type AccountFilters = z.output<typeof exportAccountsQuery>;

const memberships = z
  .array(z.strictObject({ role: id, from: membershipDate.nullish(), to: membershipDate.nullish() }))
  .max(mostRoles);

/** Reason of an administrator who grants themselves authority that no other user could grant. */
const takingReason = optionalText(500).meta({ description: "Why I take for myself what nobody else could give me." });

export const createAccount = z
  .strictObject({
    email,
    nameAr: optionalLine(200),
    nameEn: optionalLine(200),
    titleAr: optionalLine(200),
    titleEn: optionalLine(200),
    department: id.nullish(),
    manager: id.nullish(),
    locale: z.enum(["en", "ar"]),
    roles: memberships.default([]),
    reason: takingReason,
  })
  .refine(({ nameAr, nameEn }) => (nameAr ?? nameEn ?? null) !== null, { path: ["nameEn"], message: "fieldRequired" });

const reason = z.string().trim().min(1, "fieldRequired").max(500);

export const changeEmail = z.strictObject({ version, email });
export const deactivateAccount = z.strictObject({ reason });
export const replaceRoles = z.strictObject({ version, roles: memberships, reason: takingReason });
export const changeAccounts = z.strictObject({
  action: z.enum(["activate", "deactivate"]),
  ids: z.array(id).min(1, "fieldRequired").max(mostChosen),
  reason: optionalText(500),
});

/** Dates apply to a grant; a removal ends all current and future memberships. */
export const changeRoles = z.strictObject({
  gives: z.boolean(),
  role: id,
  ids: z.array(id).min(1, "fieldRequired").max(mostChosen),
  from: membershipDate.nullish(),
  to: membershipDate.nullish(),
  reason: takingReason,
});

/** The result for one of several people. */
export const accountOutcome = z
  .object({
    id: idOut,
    outcome: z.enum(["changed", "unchanged", "refused"]),
    refusal: z
      .object({
        code: z.string(),
        detail: z.string().meta({ description: "In the reader's language." }),
        asksReason: z.boolean().meta({ description: "With `reason` I could take it." }),
      })
      .nullable(),
  })
  .meta({ id: "AccountOutcome" });
export type AccountOutcome = z.output<typeof accountOutcome>;

/** One row per person. Columns: email, nameEn, nameAr, titleEn, titleAr, department, manager, role, language. */
export const importAccounts = z.strictObject({
  csv: tableText(2_000_000),
  dryRun: z.boolean().default(true),
  reason: takingReason,
});

export const importedAccounts = z
  .object({
    rows: z.number().int(),
    created: z
      .number()
      .int()
      .meta({ description: "Rows that invite somebody: when the table is applied, which it is when no row is wrong." }),
    known: z.number().int().meta({ description: "Have an account already, and are left as they are." }),
    errors: z
      .array(z.object({ row: z.number().int(), column: z.string().nullable(), message: z.string() }))
      .meta({ description: "100 at most; `row` counts as a spreadsheet shows it." }),
    errorCount: z.number().int(),
    people: z
      .array(
        z.object({
          row: z.number().int(),
          email: z.string(),
          nameAr: z.string().nullable(),
          nameEn: z.string().nullable(),
        }),
      )
      .meta({ description: "The first of those who are invited." }),
    applied: z.boolean().meta({ description: "False in a dry run, and when a row is wrong: all or nothing." }),
    asksReason: z.boolean().meta({ description: "A row makes me a manager: with `reason` I could take that." }),
  })
  .meta({ id: "AccountImport" });
export type ImportedAccounts = z.output<typeof importedAccounts>;
