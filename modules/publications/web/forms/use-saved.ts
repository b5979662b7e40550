import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import { useRefresh } from "../use-refresh.ts";

type List = Extract<NonNullable<NavigateOptions["to"]>, `/admin/${string}`>;

/** Props of `AddEntity` and `EditEntity`: after saving, queries are refreshed and the list is shown. */
export function useSaved(list: List) {
  const navigate = useNavigate();
  return { refresh: useRefresh(), onSaved: () => void navigate({ to: list }) };
}
