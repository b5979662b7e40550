import { useState } from "react";
import { showFieldProblems } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { SecondFactor } from "#modules/identity/contract/factors/schemas.ts";

type FactorValues = { password: string; code: string; name: string };

/** Proofs of identity that a form requires. */
export type WantedProof = { password: boolean; code: boolean };
export const noProof: WantedProof = { password: false, code: false };
export type GivenProof = { password?: string; code?: string };

/** Returns the proof for adding a factor: a code only if the account already has a factor. */
export const proofForAdding = (held: SecondFactor): WantedProof => ({
  password: held.isProofNeeded,
  code: held.isCodeNeeded && (held.totp !== null || held.passkeys.length > 0),
});

/** Returns the proofs required after a refusal for lack of one; null after others, such as a wrong new code. */
export function proofWantedBy(error: unknown, wanted: WantedProof): WantedProof | null {
  if (isProblem(error, "proof_needed") && !wanted.password) return { ...wanted, password: true };
  const isMissing = isProblem(error, "code_wrong") && error.fields.some(({ code }) => code === "required");
  return isMissing && !wanted.code ? { ...wanted, code: true } : null;
}

export type SendFactor = (values: FactorValues, proof: GivenProof) => Promise<void>;
export type FactorForm = ReturnType<typeof useFactorForm>;

/**
 * A form of password, code and name, of which a dialog shows some. Adds the proofs that the server requires, and shows
 * its errors beside the fields. `send` rejects on failure.
 */
export function useFactorForm(wantedAtFirst: WantedProof, send: SendFactor, name = "") {
  const [wanted, setWanted] = useState(wantedAtFirst);
  const { input, reset, frame } = useEntityForm<FactorValues>({
    initial: { password: "", code: "", name },
    fieldOf: { password_wrong: "password", code_wrong: "code" },
    async save(values) {
      const { password, code } = values;
      await send(values, { ...(wanted.password ? { password } : {}), ...(wanted.code ? { code } : {}) });
    },
    onRefused(error, { setError }) {
      const demanded = proofWantedBy(error, wanted);
      if (demanded === null) return false;
      setWanted(demanded);
      return !isProblem(error, "proof_needed") && showFieldProblems<FactorValues>(error, ["code"], setError);
    },
  });
  return { input, reset, frame, wanted, setWanted };
}
