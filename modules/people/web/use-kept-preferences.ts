import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pick } from "#shared/pick.ts";
import { preferences, usePreferences, type Preferences } from "#client/preferences.ts";
import { isProblem, Unreachable } from "#client/problems.ts";
import { rememberPerson } from "#client/session.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { meQuery, updateMe } from "./api.ts";

const preferencesOf = (me: Me): Preferences => pick(me, ["locale", "theme", "calendar", "digits", "hourCycle"]);

let saving = false;

/** Sends unsaved choices until none are left or the server cannot be reached. */
async function save(queries: QueryClient): Promise<void> {
  if (saving) return;
  saving = true;
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const choice = preferences.unsaved();
      const me = queries.getQueryData(meQuery.queryKey)?.data;
      if (me === undefined || Object.keys(choice).length === 0) return;
      // A pending response would undo the change.
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      try {
        const answer = await updateMe({ body: { version: me.version, ...choice } });
        preferences.saved(choice);
        queries.setQueryData(meQuery.queryKey, answer);
      } catch (error) {
        if (error instanceof Unreachable || isProblem(error, "not_signed_in")) return;
        // Another change was saved meanwhile: the latest choice wins.
        const current = isProblem(error, "stale_version") ? (error.problem.current as Me | undefined) : undefined;
        if (current === undefined) preferences.saved(choice);
        else queries.setQueryData(meQuery.queryKey, { data: current });
      }
    }
  } finally {
    saving = false;
  }
}

/**
 * Synchronises language, theme, calendar, digits and clock with the server: its values apply here, and choices made
 * here are saved. Mounted once, behind the sign-in.
 */
export function useStoredPreferences(): void {
  const queries = useQueryClient();
  const me = useQuery(meQuery).data?.data;
  const chosen = usePreferences();

  useEffect(() => {
    if (me === undefined) return;
    rememberPerson(me);
    preferences.saved(preferencesOf(me));
    preferences.adopt(preferencesOf(me));
  }, [me]);

  useEffect(() => {
    if (me !== undefined) void save(queries);
  }, [me, chosen, queries]);
}
