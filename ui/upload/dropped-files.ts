/** Returns whether files are dragged; their names are known only on drop. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace("T", " ").replaceAll(":", "-");

/** Returns dropped or pasted files, no folders. A pasted picture has a generic name and gets a timestamp. */
export function filesIn(data: DataTransfer | null, at = new Date()): File[] {
  const files: File[] = [];
  for (const item of data?.items ?? []) {
    if (item.kind !== "file" || item.webkitGetAsEntry?.()?.isDirectory === true) continue;
    const file = item.getAsFile();
    if (file === null) continue;
    const unnamed = /^image\.(png|jpe?g|webp|gif)$/.exec(file.name);
    files.push(unnamed === null ? file : new File([file], `${stamp(at)}.${unnamed[1]}`, { type: file.type }));
  }
  return files;
}
