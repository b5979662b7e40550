import { useState } from "react";
import { useForm, type Path } from "react-hook-form";
import { showFieldProblems } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";

export type FactorValues = { password: string; code: string; name: string };

/**
 * A form of password, code and name, of which a dialog shows some. What the server finds wrong with the password or the
 * code stands beside that field. `send` answers nothing; it throws what went wrong.
 */
export function useFactorForm(send: (values: FactorValues) => Promise<void>, name = "") {
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState, reset } = useForm<FactorValues>({
    defaultValues: { password: "", code: "", name },
  });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const place: Path<FactorValues> | null = isProblem(error, "password_wrong")
        ? "password"
        : isProblem(error, "code_wrong")
          ? "code"
          : null;
      if (place !== null) setError(place, { type: "server", message: problemText(error) });
      else if (!showFieldProblems<FactorValues>(error, ["password", "code", "name"], setError)) setFailure(error);
    }
  });
  const { errors, isDirty, isSubmitting } = formState;
  return { register, submit, reset, errors, isDirty, isSending: isSubmitting, failure };
}
