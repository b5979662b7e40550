/** The embedded database cannot run; the message is one paragraph for the terminal. */
export class DatabaseFailure extends Error {
  override name = "DatabaseFailure";
}
