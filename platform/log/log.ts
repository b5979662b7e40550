import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Where a secret could stand in anything we log. */
const secrets = [
  "authorization",
  "cookie",
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "refreshToken",
  "administratorCode",
  "*.authorization",
  "*.cookie",
  "*.password",
  "*.newPassword",
  "*.currentPassword",
  "*.token",
  "*.refreshToken",
  "*.administratorCode",
];

/** A JSON log without secrets; to standard output unless a destination is given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, redact: { paths: secrets, censor: "[secret]" }, base: null };
  // Not by a blocking call for each line: what is left is written at the end of the process.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
