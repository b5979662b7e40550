import { z } from "zod";
import { optionalLine, optionalText, version, tableText } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";
import { grantReason, memberDate } from "../schemas-roles.ts";
import { email } from "../schemas.ts";

/** In the usual order of an account's life. */
export const accountStatuses = ["unconfirmed", "waiting", "invited", "active", "disabled"] as const;

/** People in one bulk action. */
const maxChosen = 100;
const maxRoles = 50;

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
    employeeNumber: z.string().nullable(),
    status: z.enum(accountStatuses),
    department: named.nullable(),
    roles: z.array(membership).meta({ description: "Current and future ones. All users are employees besides." }),
    createdAt: instant,
    lastSignedInAt: instant.nullable(),
    isLookalike: z.boolean().meta({ description: "A name contains look-alike letters." }),
  })
  .meta({ id: "AccountInList" });
export type AccountInList = z.output<typeof accountInList>;

export const account = accountInList
  .extend({
    manager: personSummary.nullable(),
    locale: z.enum(["en", "ar"]),
    pendingEmail: z.string().nullable().meta({ description: "Replaces the address once it is confirmed." }),
    isEmailHeld: z
      .boolean()
      .meta({ description: "The new address waits for approval by the owner or an administrator." }),
    invitationExpiresAt: instant.nullable().meta({ description: "Expiry of the valid link." }),
    secondFactor: z
      .object({ hasTotp: z.boolean(), passkeys: z.number().int() })
      .meta({ description: "The second factors of the account." }),
    version: z.number().int(),
    isErased: z.boolean().meta({ description: "The person is erased, or is being erased." }),
    can: z.object({
      activate: z.boolean(),
      deactivate: z.boolean(),
      invite: z.boolean(),
      changeEmail: z.boolean(),
      approveEmail: z.boolean().meta({ description: "Approve the pending address in place of the owner." }),
      setRoles: z.boolean(),
      endSessions: z.boolean(),
      view: z.boolean().meta({ description: "View the portal as this person." }),
      resetFactors: z.boolean(),
    }),
  })
  .meta({ id: "Account" });
export type Account = z.output<typeof account>;

export const assignableRole = role.extend({
  canGrant: z.boolean().meta({ description: "Whether the user may grant it to others." }),
  canTake: z
    .boolean()
    .meta({ description: "Whether the user may grant it to themselves with a reason, as no other user could." }),
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

const dates = { from: memberDate.nullish(), to: memberDate.nullish() };
const chosen = z.array(id).min(1, "fieldRequired").max(maxChosen);

const filters = {
  search: z.string().trim().max(200).optional(),
  status: z.enum(accountStatuses).optional(),
  role: id.optional(),
  department: id.optional(),
  neverSignedIn: queryBoolean.optional(),
  withoutHireDate: queryBoolean.optional().meta({ description: "People whose record has no hire date." }),
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
};
export const listAccountsQuery = z.strictObject({ ...pageQuery, ...filters });
export const exportAccountsQuery = z.strictObject(filters);
export type AccountFilters = z.output<typeof exportAccountsQuery>;

const memberships = z.array(z.strictObject({ role: id, ...dates })).max(maxRoles);

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
    reason: grantReason,
  })
  .refine(({ nameAr, nameEn }) => (nameAr ?? nameEn ?? null) !== null, { path: ["nameEn"], message: "fieldRequired" });

export const changeEmail = z.strictObject({ version, email });
export const deactivateAccount = z.strictObject({ reason: z.string().trim().min(1, "fieldRequired").max(500) });
export const replaceRoles = z.strictObject({ version, roles: memberships, reason: grantReason });
export const changeAccounts = z.strictObject({
  action: z.enum(["activate", "deactivate"]),
  ids: chosen,
  reason: optionalText(500),
});

/** Dates apply to a grant; a removal ends all current and future memberships. */
export const changeRoles = z.strictObject({
  gives: z.boolean(),
  role: id,
  ids: chosen,
  ...dates,
  reason: grantReason,
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
        asksReason: z.boolean().meta({ description: "Whether the user may grant it to themselves with a `reason`." }),
      })
      .nullable(),
  })
  .meta({ id: "AccountOutcome" });
export type AccountOutcome = z.output<typeof accountOutcome>;

/** Fields of a person that a table can change. */
const importedFields = [
  "nameEn",
  "nameAr",
  "titleEn",
  "titleAr",
  "department",
  "manager",
  "employeeNumber",
  "hireDate",
  "endDate",
  "contractKind",
  "weeklyMinutes",
] as const;

/**
 * One row per person. Columns: email, role, language, and the fields above. A person is found by address or employee
 * number; an empty cell leaves the value as it is.
 */
export const importAccounts = z.strictObject({
  csv: tableText(2_000_000),
  dryRun: z.boolean().default(true),
  basis: z.string().max(64).optional().meta({
    description: "Of a dry run: nothing is applied if the table would now do something else.",
  }),
  reason: grantReason,
});

const importedChange = z.object({
  row: z.number().int(),
  id: idOut,
  email: z.string(),
  employeeNumber: z.string().nullable(),
  nameAr: z.string().nullable(),
  nameEn: z.string().nullable(),
  fields: z.array(z.object({ field: z.enum(importedFields), before: z.string().nullable(), after: z.string() })).meta({
    description: "The old and the new values; names of departments and kinds in the reader's language.",
  }),
});
export type ImportedChange = z.output<typeof importedChange>;

export const importedAccounts = z
  .object({
    rows: z.number().int(),
    created: z
      .number()
      .int()
      .meta({ description: "Rows that create an account. The table is applied if no row is invalid." }),
    changed: z.number().int().meta({ description: "Rows that change an existing person." }),
    known: z.number().int().meta({ description: "Rows of existing people that change nothing." }),
    errors: z
      .array(z.object({ row: z.number().int(), column: z.string().nullable(), message: z.string() }))
      .meta({ description: "100 at most; `row` is the row number in a spreadsheet." }),
    errorCount: z.number().int(),
    people: z
      .array(importedChange.pick({ row: true, email: true, nameAr: true, nameEn: true }))
      .meta({ description: "The first invited people." }),
    changes: z.array(importedChange).meta({ description: "Every change of an existing person." }),
    basis: z.string().meta({ description: "Identifies what the table would do." }),
    isStale: z.boolean().meta({ description: "Something has changed since the dry run; nothing was applied." }),
    applied: z.boolean().meta({ description: "False in a dry run, and if a row is invalid." }),
    asksReason: z.boolean().meta({ description: "A row makes the user a manager, which requires a `reason`." }),
  })
  .meta({ id: "AccountImport" });
export type ImportedAccounts = z.output<typeof importedAccounts>;
