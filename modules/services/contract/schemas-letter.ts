import { z } from "zod";
import { requiredText } from "#shared/fields.ts";
import { idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";

const letterKinds = ["employment"] as const;
export type LetterKind = (typeof letterKinds)[number];

const letterStates = ["valid", "expired", "revoked"] as const;
export type LetterState = (typeof letterStates)[number];

/** Printed or typed by a reader of the letter; a malformed code is answered like an unknown one. */
export const letterParams = z.strictObject({ code: z.string().max(300) });

export const revokeLetter = z.strictObject({
  reason: requiredText(1, 2_000).meta({ description: "Shown to the requester of the letter." }),
});

export const letter = z
  .object({
    kind: z.enum(letterKinds),
    state: z.enum(letterStates),
    issuedOn: z.iso.date(),
    validUntil: z.iso.date(),
    link: z.string().meta({ description: "Address at which a recipient can check the letter." }),
    revokedAt: instant.nullable(),
    revokeReason: z.string().nullable(),
  })
  .meta({ id: "Letter" });
export type Letter = z.output<typeof letter>;

export const listLettersQuery = z.strictObject({ ...pageQuery, state: z.enum(letterStates).optional() });

/** A letter as service managers see it. */
export const letterInList = letter
  .extend({
    id: idOut,
    code: z.string(),
    request: idOut,
    person: personSummary,
    can: z.object({ revoke: z.boolean() }),
  })
  .meta({ id: "LetterInList" });
export type LetterInList = z.output<typeof letterInList>;
