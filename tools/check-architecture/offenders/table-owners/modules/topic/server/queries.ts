// refused: writes topic; only a store.ts of the module topic may
// insert into topic is only spoken of here
export const read = (sql: any, id: string) => sql`
  update topic t set read_at = now() where id = ${id}`;
export const other = "select for update of topic";
