/**
 * The pages of a list with somebody who belongs to it. Who is not on the first page stands before it, and stays there
 * when their own page has been read, since nothing may move under the reader.
 */
export function withPinned<Item extends { id: string }>(
  pages: readonly (readonly Item[])[],
  pinned: Item | undefined,
): Item[] {
  const all = pages.flat();
  if (pinned === undefined || pages[0]?.some(({ id }) => id === pinned.id) === true) return all;
  return [pinned, ...all.filter(({ id }) => id !== pinned.id)];
}
