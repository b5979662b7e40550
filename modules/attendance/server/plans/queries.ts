import { statement } from "#platform/database/statement.ts";

/** The days of a person in any order: days after the first date and states, packed as those of a sheet. */
export type PackedStates = { person_id: string; days: string; states: string };

/** The states of some people's started dates. Values: those of `selectSheetRows`. */
export const selectStates = statement<PackedStates>(`
  select d.person_id, array_agg(d.date - $2::date)::text as days, array_agg(d.state)::text as states
  from attendance_day d
  where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
    and (d.date <= $4::date or d.date <= ($6::date[])[array_position($5::text[], d.time_zone)])
  group by d.person_id`);
