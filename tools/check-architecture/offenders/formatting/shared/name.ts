export const options: Intl.DateTimeFormatOptions = {};
export const upper = "a".toLocaleUpperCase("tr");
