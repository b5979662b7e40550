// refused: uses toLocaleString
// refused: uses Intl.NumberFormat
export const count = (number: number) => [number.toLocaleString("ar"), Intl.NumberFormat];
