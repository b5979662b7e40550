// refused: writes person; only a store.ts of the module person may
// refused: writes audit; only platform/ may
// refused: writes ghost, which has no owner
export const write = (db: any) => [
  db.insertInto("topic"),
  db.updateTable("person as p"),
  db.deleteFrom("audit"),
  "insert into ghost (id) values (1)",
];
