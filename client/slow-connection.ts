type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** Network Information API; undefined in browsers without it (Firefox, Safari). */
export const connection = (navigator as Navigator & { connection?: Connection }).connection;

/** Returns whether the user saves data or the connection is slower than 4G; then nothing is prefetched. */
export const isSlowConnection = (): boolean =>
  connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g");
