import { demonstrationAccounts, demonstrationPassword, personOf } from "../../database/seed/people.ts";

/** Information to print once Diwan responds. */
export type Ready = {
  url: string;
  demonstration: boolean;
  /** The one-time code of the first administrator; null when one exists. */
  administratorCode: string | null;
  /** Set when the default port was taken and another one was chosen. */
  takenPort: number | null;
  dataDirectory: string;
  logFile: string;
  /** Null with an external database. */
  database: { dataDirectory: string; logFile: string; url: string } | null;
};

function accounts(): string[] {
  const width = Math.max(...demonstrationAccounts.map(({ email }) => email.length)) + 2;
  const lines = demonstrationAccounts.map(({ email, person }) => {
    const { name_en, title_en } = personOf(person);
    return `    ${email.padEnd(width)}${name_en}, ${title_en}`;
  });
  return ["", `  Demonstration accounts, all with the password ${demonstrationPassword}`, "", ...lines];
}

/** Returns the lines to print: address, demonstration accounts, and paths of data and logs. */
export function banner(ready: Ready): string {
  const { database } = ready;
  const lines = ["", `  Diwan is ready at ${ready.url}`];
  if (ready.takenPort !== null)
    lines.push(`  (port ${ready.takenPort} is in use by another program; PORT chooses one)`);
  if (ready.demonstration) lines.push(...accounts());
  if (ready.administratorCode !== null) {
    lines.push(
      "",
      `  The first administrator signs up at ${ready.url}/sign-up, once and within seven days, with the code`,
    );
    lines.push(`    ${ready.administratorCode}`);
  }
  lines.push("", `  Data          ${ready.dataDirectory}`, `  Log           ${ready.logFile}`);
  if (database) lines.push(`  Database      ${database.dataDirectory}`, `  Database log  ${database.logFile}`);
  lines.push("", "  Ctrl+C stops it.", "");
  return lines.join("\n");
}

/** Reports databases that no data directory links to any more. */
export const orphanNotice = (orphans: readonly { home: string; origin: string }[]): string =>
  [
    "",
    "Databases whose data directory is gone are left over; npm run clean removes them:",
    ...orphans.map(({ home, origin }) => `  ${home}, of ${origin}`),
    "",
  ].join("\n");
