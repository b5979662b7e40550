type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** What the browser says of its connection; absent in browsers that say nothing (Firefox, Safari). */
export const connection = (navigator as Navigator & { connection?: Connection }).connection;

/** Returns whether the user saves data, or the connection is slower than 4G: then nothing is fetched ahead. */
export const isSlowConnection = (): boolean =>
  connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g");
