// refused: uses Intl.DateTimeFormat
// refused: uses toLocaleDateString
export const written = (date: Date) => [new Intl.DateTimeFormat("en").format(date), date.toLocaleDateString()];
