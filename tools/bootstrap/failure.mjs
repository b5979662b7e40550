/** The clone cannot be prepared; the message says to the person at the terminal why and what to do. */
export class BootstrapFailure extends Error {
  name = "BootstrapFailure";
}
