import { useQuery } from "@tanstack/react-query";
import { useLocale } from "#client/intl.tsx";
import { instanceQuery } from "#modules/identity/web/index.ts";

/** Returns the address of the organisation's logo for a background and the current language; null if it has none. */
export function useLogo(ground: "light" | "dark"): string | null {
  const locale = useLocale();
  return useQuery(instanceQuery).data?.data.logos?.[locale][ground] ?? null;
}
