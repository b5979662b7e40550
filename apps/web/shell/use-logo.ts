import { useQuery } from "@tanstack/react-query";
import { useLocale } from "#client/intl.tsx";
import { instanceQuery } from "#modules/identity/web/index.ts";

/** The address of the organisation's logo for a ground, in the language shown; null where the product's mark stands. */
export function useLogo(ground: "light" | "dark"): string | null {
  const locale = useLocale();
  return useQuery(instanceQuery).data?.data.logos?.[locale][ground] ?? null;
}
