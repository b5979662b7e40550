export const format = new Intl.DateTimeFormat("en");
