import { useState } from "react";
import { showFieldProblems, validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { SecondFactor } from "#modules/identity/contract/factors/schemas.ts";
import { required } from "#shared/validators.ts";
import type { ProofFieldsProps } from "./ProofFields.tsx";

export type FactorValues = { password: string; code: string; name: string };

/** The proofs of identity that a form asks for. */
export type WantedProof = { password: boolean; code: boolean };
export const noProof: WantedProof = { password: false, code: false };
export type GivenProof = { password?: string; code?: string };

/** For adding something that lets in: a code only where a factor guards the account already. */
export const proofForAdding = (held: SecondFactor): WantedProof => ({
  password: held.isProofNeeded,
  code: held.isCodeNeeded && (held.totp !== null || held.passkeys.length > 0),
});

/** The proofs to ask for after a refusal that asks for one more; null after any other, such as of a wrong code of a new app. */
export function proofWantedBy(error: unknown, wanted: WantedProof): WantedProof | null {
  if (isProblem(error, "proof_needed") && !wanted.password) return { ...wanted, password: true };
  const isMissing = isProblem(error, "code_wrong") && error.fields.some(({ code }) => code === "required");
  return isMissing && !wanted.code ? { ...wanted, code: true } : null;
}

/**
 * A form of proof, code and name, of which a dialog shows some. A field that the server turns out to ask for appears; what
 * it finds wrong stands beside the field. `send` throws what went wrong.
 */
export function useFactorForm(
  wantedAtFirst: WantedProof,
  send: (values: FactorValues, proof: GivenProof) => Promise<void>,
  name = "",
) {
  const [wanted, setWanted] = useState(wantedAtFirst);
  const { register, errors, input, reset, frame } = useEntityForm<FactorValues>({
    initial: { password: "", code: "", name },
    fieldOf: { password_wrong: "password", code_wrong: "code" },
    async save(values) {
      const { password, code } = values;
      await send(values, { ...(wanted.password ? { password } : {}), ...(wanted.code ? { code } : {}) });
    },
    onRefused(error, { setError }) {
      const asked = proofWantedBy(error, wanted);
      if (asked === null) return false;
      setWanted(asked);
      return !isProblem(error, "proof_needed") && showFieldProblems<FactorValues>(error, ["code"], setError);
    },
  });
  const field = (of: "password" | "code") =>
    wanted[of] ? { ...register(of, { validate: validated(required) }), error: errors[of] } : null;
  const proofFields = (): ProofFieldsProps => ({ password: field("password"), code: field("code") });
  return { register, input, reset, errors, frame, wanted, setWanted, proofFields };
}
