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
  return destination === undefined ? pino(options) : pino(options, destination);
}
