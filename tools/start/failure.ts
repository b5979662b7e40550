/** Diwan cannot start; the message is one paragraph for the terminal. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
