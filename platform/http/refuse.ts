import type { ErrorCode, ProblemExtension } from "#shared/errors.ts";
import type { ValidatorMessage } from "#shared/validators.ts";

/** Any message but the general one. */
type SpecificMessage = Omit<ValidatorMessage, "key"> & { key: Exclude<ValidatorMessage["key"], "invalid"> };

/** A field that was refused; the words are found when the answer is written. */
export type RefusedField = { path: string; message: ValidatorMessage };

/** A refusal on its way to the error handler, which turns it into problem details in the reader's language. */
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
 * A refusal by code; `fields` names what to mend, `current` goes with `stale_version`, `retryAfter` is in seconds,
 * `extension` is what else the reader of this code needs.
 */
export const refuse = (code: ErrorCode, options: ConstructorParameters<typeof Refusal>[1] = {}): Refusal =>
  new Refusal(code, options);

/** Refusals whose words say nothing about a field. */
export const wordlessCodes = ["fields_invalid", "fields_conflict", "malformed"] as const;
type WordlessCode = (typeof wordlessCodes)[number];

/**
 * A refusal that names one field. The message `invalid` stands for the words of the code, so that codes without words of
 * their own ask for another.
 */
export const refuseField = <Code extends ErrorCode>(
  code: Code,
  path: string,
  message: Code extends WordlessCode ? SpecificMessage : ValidatorMessage,
): Refusal => new Refusal(code, { fields: [{ path, message }] });
