/** Memoises values by key, such as statements by filters and order. Keys must be few, since nothing is evicted. */
export function madeOnce<Made>(): (key: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
