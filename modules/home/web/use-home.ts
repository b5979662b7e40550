import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keptAnswers } from "#client/kept-answers.ts";
import { signedInPerson } from "#client/session.ts";
import type { HomeWidget } from "#modules/home/contract/schemas.ts";
import { widgetNames } from "#modules/home/contract/widgets.ts";
import { homeQuery } from "./api.ts";

/** Where this browser keeps it; the number changes with its shape. */
const place = "home 1";

const withoutArrangement: readonly HomeWidget[] = widgetNames.map((name) => ({
  name,
  isHidden: false,
  can: { hide: true },
}));

/**
 * The widgets of my home in their order; null while nothing is known of it. Until the server has answered it is as it was in
 * this browser last, and when it does not answer as it is without any arrangement: home is never kept waiting for its order.
 */
export function useHome(): readonly HomeWidget[] | null {
  const { data, error } = useQuery(homeQuery);
  const [kept] = useState(() => keptAnswers.read(signedInPerson()?.id ?? "", place)?.value);
  const widgets = data?.data.widgets;
  useEffect(() => {
    const person = signedInPerson();
    if (widgets !== undefined && person !== null)
      keptAnswers.keep(person.id, place, { value: widgets, at: Date.now() });
  }, [widgets]);
  const shown = widgets ?? (kept as HomeWidget[] | undefined) ?? (error === null ? null : withoutArrangement);
  // A server that is newer than this page may name what this page does not know.
  return shown?.filter(({ name }) => widgetNames.includes(name)) ?? null;
}
