/**
 * What is made for a key when it is first asked for, and is the same from then on: statements whose text depends on how a
 * list is narrowed and walked. The keys have to be few, for nothing is forgotten.
 */
export function madeOnce<Made>(): (key: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
