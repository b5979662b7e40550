import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Paths of possible secrets in logged objects. */
const secrets = [
  "authorization",
  "cookie",
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "refreshToken",
  "administratorCode",
].flatMap((name) => [name, `*.${name}`]);

/** Bytes written together, at the latest after a second: one call per line costs a twentieth of reading a topic. */
const together = { minLength: 4_096, periodicFlush: 1_000 };

/** pino's number of "error". */
const errorLevel = 50;

/** Buffered standard output; errors are written at once, the rest also at the end of the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, ...together });
  const destination = {
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string): void {
      output.write(line);
      if (this.lastLevel >= errorLevel) output.flush();
    },
  };
  return destination;
}

/** Creates a JSON log without secrets; to standard output unless a destination is given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, redact: { paths: secrets, censor: "[secret]" }, base: null };
  return pino(options, destination ?? standardOutput());
}
