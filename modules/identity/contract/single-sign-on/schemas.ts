import { z } from "zod";
import { instant } from "#shared/wire.ts";
import { proof } from "../factors/schemas.ts";
import { givenPassword, tokensWithUser } from "../schemas.ts";

export const beginQuery = z.strictObject({ next: z.string().max(2000).optional() });
export const ticketBody = z.strictObject({ ticket: z.string().min(1, "fieldRequired").max(200) });
export const linkBody = proof.pick({ code: true }).extend({ currentPassword: givenPassword });

export const signedInElsewhere = tokensWithUser.extend({
  signOutAddress: z
    .string()
    .nullable()
    .meta({ description: "The provider's URL for signing out there, to open after signing out here." }),
});

export const linkedAccounts = z.object({
  links: z.array(
    z.object({
      email: z.string().nullable().meta({ description: "The address at the provider when the link was created." }),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
  hasPassword: z.boolean().meta({ description: "Without one, the link cannot be removed." }),
});

export const providerAddress = z.object({ address: z.string() });

/** Errors before the user is known, as a parameter of the sign-in page. */
const signOnProblems = ["unreachable", "interrupted", "declined"] as const;
export type SignOnProblem = (typeof signOnProblems)[number];
