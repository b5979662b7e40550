/** The pictures among what is pasted or dropped. Words that bring a picture of themselves, as a table copied from a
 * spreadsheet does, are taken as words. */
export function pictureFiles(data: DataTransfer | null): File[] {
  if (data === null || data.types.includes("text/html")) return [];
  return [...data.files].filter((file) => file.type.startsWith("image/") && file.type !== "image/svg+xml");
}
