import { startRegistration } from "@simplewebauthn/browser";
import { readPasskeyRegistration, registerPasskey } from "./api.ts";
import type { GivenProof } from "./use-factor-form.ts";

/** The browser made no passkey: the person thought better of it, has one for this account there, or the device cannot. */
export class PasskeyNotMade extends Error {}

/** Has the browser make a passkey and the server keep it; answers recovery codes with the first factor. */
export async function makePasskey(name: string, proof: GivenProof): Promise<string[] | null> {
  const { data: optionsJSON } = await readPasskeyRegistration({ body: proof });
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyNotMade("The browser made no passkey.", { cause: error });
  });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  const kept = { name, credential: made.id, clientDataJSON, attestationObject, transports };
  return (await registerPasskey({ body: kept })).data.recoveryCodes;
}
