import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { PersonField as Finder, type PersonFieldProps as FinderProps } from "#kit/pickers/PersonField.tsx";
import { accountRoutes } from "#modules/identity/contract/users/routes.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import type { PersonSummary } from "#shared/wire.ts";

const listMentions = endpoint(searchRoutes.listMentions);
const listAccounts = endpoint(accountRoutes.listAccounts);

export type PersonFieldProps = Omit<FinderProps<never, PersonSummary>, "find" | "peopleOf"> & {
  /** Offers only people whose accounts the user manages. */
  isWithin?: boolean;
};

/** A picker of active users. */
export function PersonField({ onChange, isWithin = false, ...field }: PersonFieldProps) {
  if (isWithin)
    return (
      <Finder
        {...field}
        find={(search) => ({
          ...queryOf(listAccounts, { query: { status: "active", limit: 10, search } }),
          enabled: search !== "",
        })}
        peopleOf={({ data }) => data}
        onChange={onChange}
      />
    );
  return (
    <Finder
      {...field}
      find={(q) => ({ ...queryOf(listMentions, { query: { q } }), enabled: q !== "" })}
      peopleOf={({ data }) => data.filter(({ kind }) => kind === "person")}
      onChange={(found) => {
        if (found === null) return onChange(null);
        const { kind: _kind, ...person } = found;
        onChange(person);
      }}
    />
  );
}
