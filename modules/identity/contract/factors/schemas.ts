import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";
import { givenPassword } from "../schemas.ts";

// Input.

/** Six digits of the app, in any script, or a recovery code; spaces and hyphens are allowed. */
const code = z.string().trim().min(1, "fieldRequired").max(60);
const challenge = z.string().min(1, "fieldRequired").max(200);
/** Base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .min(1, "fieldRequired")
    .regex(/^[\w-]+$/, "invalid")
    .meta({ "x-max-bytes": max + 2 });

export const signInSecondFactor = z.strictObject({ challenge, code });
/**
 * The password is required ten minutes after sign-in, and so is the code if the account has a factor. To remove a factor,
 * the code is optional within ten minutes of the last use of one.
 */
export const proof = z.strictObject({ password: givenPassword.optional(), code: code.optional() });
export const confirmTotp = z.strictObject({ code });

const clientDataJSON = bytes(4000);
const credential = bytes(2000);

const passkeyName = z.string().trim().min(1, "fieldRequired").max(60);
export const renamePasskey = z.strictObject({ name: passkeyName });

export const registerPasskey = z.strictObject({
  name: passkeyName,
  credential,
  clientDataJSON,
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(20)).max(10),
});

export const signInPasskey = z.strictObject({
  credential,
  clientDataJSON,
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: bytes(200),
});

// Output.

const passkey = z
  .object({
    id: idOut,
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    isBackedUp: z.boolean().meta({ description: "Kept by a password manager or the system's cloud as well." }),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.output<typeof passkey>;

export const secondFactor = z
  .object({
    totp: z.object({ createdAt: instant }).nullable().meta({ description: "The authenticator app." }),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.number().int(),
    hasPassword: z.boolean(),
    isProofNeeded: z
      .boolean()
      .meta({ description: "Adding a factor requires the password: the sign-in was too long ago." }),
    isCodeNeeded: z.boolean().meta({ description: "Removing a factor requires a code: none was used recently." }),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactor = z.output<typeof secondFactor>;

export const totpSecret = z.object({
  secret: z.string().meta({ description: "Base32, for typing." }),
  address: z.string().meta({ description: "An `otpauth:` URL for a QR code." }),
});

const codes = z.array(z.string());
export const recoveryCodes = z.object({ recoveryCodes: codes });
/** Null if there are codes already. */
export const recoveryCodesAtFirst = z.object({ recoveryCodes: codes.nullable() });

export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

export const signInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal("required"),
});

export const heldEmail = z.object({ email: z.string().nullable().meta({ description: "Null if none is pending." }) });
