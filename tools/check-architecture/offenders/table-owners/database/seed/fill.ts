export const fill = "insert into topic values (1)";
