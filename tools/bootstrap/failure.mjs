/** The clone cannot be prepared; the message states the reason and the remedy for the terminal. */
export class BootstrapFailure extends Error {
  name = "BootstrapFailure";
}
