import { accentContrast, minContrast, type Theme } from "#shared/accent.ts";
import type { SettingValues } from "#shared/settings.ts";
import type { RefusedField } from "#platform/http/refuse.ts";

function unreadable(theme: Theme, path: "accentLight" | "accentDark", accent: string | null): RefusedField[] {
  if (accent === null) return [];
  const ratio = accentContrast(theme, accent);
  if (ratio >= minContrast) return [];
  return [{ path, message: { key: "contrastLow", values: { ratio, min: minContrast } } }];
}

/** Returns the fields that conflict with each other. */
export function conflictsOf(settings: SettingValues): RefusedField[] {
  const { sessionIdleDays, sessionMaximumDays, accentLight, accentDark } = settings;
  return [
    ...(sessionIdleDays > sessionMaximumDays
      ? [{ path: "sessionIdleDays", message: { key: "tooLarge", values: { max: sessionMaximumDays } } } as const]
      : []),
    ...unreadable("light", "accentLight", accentLight),
    ...unreadable("dark", "accentDark", accentDark),
  ];
}
