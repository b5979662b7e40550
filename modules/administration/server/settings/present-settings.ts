import type { Reader } from "#platform/database/database.ts";
import { logoAddress } from "#platform/settings/appearance.ts";
import { readSettings } from "#platform/settings/settings.ts";
import { logoPlaces, type LogoPlace } from "#shared/logo-places.ts";
import type { Settings } from "../../contract/schemas-settings.ts";
import type { AdministrationContext } from "../context.ts";
import { readVersion } from "./queries.ts";

/** Reads the stored settings, not this node's cached ones. */
export async function presentSettings(db: Reader, { mail }: AdministrationContext): Promise<Settings> {
  const version = await readVersion(db);
  const { logos, ...values } = await readSettings(db);
  const addresses = logoPlaces.map((place) => [place, logoAddress(logos[place])] as const);
  return {
    version,
    ...values,
    logos: Object.fromEntries(addresses) as Record<LogoPlace, string | null>,
    mail: { isSet: mail.smtpUrl !== null, from: mail.from },
  };
}
