import { useMutation } from "@tanstack/react-query";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useToast } from "#ui/toast-context.ts";

export interface ActionOptions<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Toast after success; a function receives the response. */
  message?: string | ((output: Output) => string) | undefined;
  /** Precedes the reason in the toast after a failure. */
  failed?: string | undefined;
  /** Called after success and its toast: moves the focus, leaves the page. */
  onDone?: ((output: Output) => void) | undefined;
  /** For deletions: "not found" is no failure. */
  ignoresMissing?: boolean | undefined;
  /** Invalidates the queries that show the result, after success and failure. */
  refresh?: (() => unknown) | undefined;
}

/** A mutation that reports its result in a toast. */
export function useAction<Input = void, Output = unknown>(options: ActionOptions<Input, Output>) {
  const { run, message, failed, onDone, ignoresMissing = false, refresh } = options;
  const toast = useToast();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: run,
    onSuccess(output) {
      const text = typeof message === "function" ? message(output) : message;
      if (text !== undefined) toast({ message: text, tone: "success" });
      onDone?.(output);
    },
    onError(error) {
      if (ignoresMissing && isProblem(error, "not_found")) return;
      toast({ message: problemText(error, failed), tone: "danger" });
    },
    onSettled: () => refresh?.(),
  });
}
