import type { ErrorCode, ProblemExtension } from "#shared/errors.ts";
import type { ValidatorMessage } from "#shared/validators.ts";

/** Any message but the general one. */
type SpecificMessage = Omit<ValidatorMessage, "key"> & { key: Exclude<ValidatorMessage["key"], "invalid"> };

/** A refused field; its text is looked up when the answer is written. */
export type RefusedField = { path: string; message: ValidatorMessage };

/** An error that the error handler answers as problem details in the reader's language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: RefusedField[];
  readonly retryAfter: number | null;
  readonly current: unknown;
  readonly extension: ProblemExtension;

  constructor(
    code: ErrorCode,
    options: { fields?: RefusedField[]; retryAfter?: number; current?: unknown; extension?: ProblemExtension } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter ?? null;
    this.current = options.current;
    this.extension = options.extension ?? {};
  }
}

/**
 * Creates a refusal by code. `fields` names the invalid fields, `current` goes with `stale_version`, `retryAfter` is in
 * seconds, `extension` is additional data of this code.
 */
export const refuse = (code: ErrorCode, options: ConstructorParameters<typeof Refusal>[1] = {}): Refusal =>
  new Refusal(code, options);

/** Codes whose text states nothing about a field. */
export const wordlessCodes = ["fields_invalid", "fields_conflict", "malformed"] as const;
type WordlessCode = (typeof wordlessCodes)[number];

/**
 * Creates a refusal of one field. The message `invalid` is replaced by the text of the code; codes without such a text
 * require a specific message.
 */
export const refuseField = <Code extends ErrorCode>(
  code: Code,
  path: string,
  message: Code extends WordlessCode ? SpecificMessage : ValidatorMessage,
): Refusal => new Refusal(code, { fields: [{ path, message }] });
