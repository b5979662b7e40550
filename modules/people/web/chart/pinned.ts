/**
 * Returns the pages of a list with a pinned item. If it is not on the first page, it comes first, and stays there when
 * its own page has been loaded, so that nothing moves on the screen.
 */
export function withPinned<Item extends { id: string }>(
  pages: readonly (readonly Item[])[],
  pinned: Item | undefined,
): Item[] {
  const all = pages.flat();
  if (pinned === undefined || pages[0]?.some(({ id }) => id === pinned.id) === true) return all;
  return [pinned, ...all.filter(({ id }) => id !== pinned.id)];
}
