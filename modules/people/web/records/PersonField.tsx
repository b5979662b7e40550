import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { PersonField as Finder, type PersonFieldProps as FinderProps } from "#kit/pickers/PersonField.tsx";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import type { PersonSummary } from "#shared/wire.ts";

const listMentions = endpoint(searchRoutes.listMentions);

export type PersonFieldProps = Omit<FinderProps<never, PersonSummary>, "find" | "peopleOf">;

/** A picker of active users. */
export function PersonField({ onChange, ...field }: PersonFieldProps) {
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
