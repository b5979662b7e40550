type Range = { type: string; weight: number };

function readRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

/**
 * Returns the offered media type that `accept` prefers; the first offered one on a tie or if none matches. A type has
 * the weight of its most specific range (RFC 9110, section 12.5.1).
 */
export function negotiateType<Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  const ranges = (accept ?? "*/*").split(",").map(readRange);
  const weightOf = (type: string): number => {
    const names = [type, `${type.split("/")[0]}/*`, "*/*"];
    return names.flatMap((name) => ranges.filter((range) => range.type === name)).at(0)?.weight ?? 0;
  };
  return offered.reduce((best, type) => (weightOf(type) > weightOf(best) ? type : best), offered[0]);
}
