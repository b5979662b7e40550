import { z } from "zod";
import { requiredText, wholeNumber } from "#shared/fields.ts";
import { tokenScopes } from "#shared/permissions.ts";
import { idOut, instant } from "#shared/wire.ts";
import { proof } from "../factors/schemas.ts";
import { maxTokenNameLength } from "./limits.ts";

const scope = z.enum(tokenScopes);

export const createToken = proof.extend({
  name: requiredText(1, maxTokenNameLength),
  scopes: z
    .array(scope)
    .min(1, "fieldRequired")
    .max(tokenScopes.length)
    .refine((given) => new Set(given).size === given.length, "repeated"),
  days: wholeNumber(1, 365),
});

export const personalToken = z
  .object({
    id: idOut,
    name: z.string(),
    scopes: z.array(scope),
    createdAt: instant,
    expiresAt: instant.meta({ description: "Or earlier, if the organisation allows fewer days now." }),
    lastUsedAt: instant.nullable().meta({ description: "To the minute." }),
  })
  .meta({ id: "PersonalToken" });
export type PersonalToken = z.output<typeof personalToken>;

export const createdToken = personalToken.extend({
  token: z.string().meta({ description: "Returned only once; only its hash is stored." }),
});
export type CreatedToken = z.output<typeof createdToken>;

export const ownTokens = z.object({
  tokens: z.array(personalToken),
  maximumDays: z.number().int().meta({ description: "Maximum lifetime of a new token; 0 permits none." }),
  canProvision: z.boolean().meta({ description: "Whether the user may create one for a directory (`scim`)." }),
});
export type OwnTokens = z.output<typeof ownTokens>;
