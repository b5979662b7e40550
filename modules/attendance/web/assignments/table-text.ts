/** As many letters as the server takes of a table. */
export const longestTable = 5_000_000;

/** The heading of a table, with the mark by which spreadsheets know its letters. */
export const templateText = "\ufeffemail,location,zone,from,to\r\n";
