import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import type { NumberSetting } from "#shared/setting-bounds.ts";

/** Settings that are numbers, as they are typed. */
export const typed = <Name extends NumberSetting>(settings: Settings, ...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(settings[name])])) as Record<Name, string>;
