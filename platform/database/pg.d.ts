declare module "pg/lib/utils.js" {
  /** Returns a parameter as the driver sends it: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
