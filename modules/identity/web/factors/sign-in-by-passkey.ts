import { startAuthentication } from "@simplewebauthn/browser";
import { readPasskeySignIn, signInPasskey } from "./api.ts";

/** Signs in with a passkey of this site; returns null when the user cancels. */
export async function signInByPasskey() {
  const { data: optionsJSON } = await readPasskeySignIn();
  const signed = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    throw error;
  });
  if (signed === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle = "" } = signed.response;
  const body = { credential: signed.id, clientDataJSON, authenticatorData, signature, userHandle };
  return (await signInPasskey({ body })).data;
}
