/** Memoises values by key, such as statements by filters and order. Keys must be few, since nothing is evicted. */
export function memoizeByKey<Value>(): (key: string, create: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
