import type { Ref } from "react";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { PersonField as Finder } from "#kit/pickers/PersonField.tsx";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import type { PersonSummary } from "#shared/wire.ts";
import type { FieldText } from "#ui/Field.tsx";

const listMentions = endpoint(searchRoutes.listMentions);

export interface PersonFieldProps extends FieldText {
  value: PersonSummary | null;
  onChange: (person: PersonSummary | null) => void;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One active person. */
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
