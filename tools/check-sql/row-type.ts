import { type Checker, SignatureKind, type Type, TypeFlags } from "typescript/unstable/sync";

/** A property of a row type. `kinds` are `string`, `null`, `number[]`, `Buffer`, or `any` where nothing is declared. */
export type DeclaredColumn = { name: string; kinds: ReadonlySet<string>; literals: readonly string[] };

/** Returns what kinds of values a type permits. */
export function kindsOf(checker: Checker, type: Type): string[] {
  if (type.isUnionType()) return (type.getTypes() ?? []).flatMap((part) => kindsOf(checker, part));
  if (type.isIntersectionType()) {
    const kinds = (type.getTypes() ?? []).flatMap((part) => kindsOf(checker, part));
    return [kinds.find((kind) => kind !== "object") ?? "object"];
  }
  const { flags } = type;
  if ((flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return ["any"];
  if ((flags & TypeFlags.StringLike) !== 0) return ["string"];
  if ((flags & TypeFlags.NumberLike) !== 0) return ["number"];
  if ((flags & TypeFlags.BooleanLike) !== 0) return ["boolean"];
  if ((flags & TypeFlags.Null) !== 0) return ["null"];
  if ((flags & TypeFlags.Undefined) !== 0) return ["undefined"];
  if (checker.isArrayType(type) && type.isTypeReference()) {
    return checker.getTypeArguments(type).flatMap((element) => kindsOf(checker, element).map((kind) => `${kind}[]`));
  }
  const name = type.getSymbol()?.name;
  return [name === "Buffer" || name === "Date" ? name : "object"];
}

const literalsOf = (type: Type): string[] => {
  if (type.isUnionType()) return (type.getTypes() ?? []).flatMap(literalsOf);
  return type.isStringLiteralType() ? [type.value] : [];
};

/** Returns the type of the rows that a statement resolves to: `(…) => … => Promise<Row[]>`. */
function rowOf(checker: Checker, type: Type): Type | undefined {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const result = signature && checker.getReturnTypeOfSignature(signature);
  if (result !== undefined) return rowOf(checker, result);
  if (!type.isTypeReference()) return undefined;
  const [rows] = checker.getTypeArguments(type);
  return rows?.isTypeReference() === true ? checker.getTypeArguments(rows)[0] : undefined;
}

/** Returns a function that reads the row type of a statement's type; null if it is `never` or unknown. */
export function rowReader(checker: Checker): (type: Type) => readonly DeclaredColumn[] | null {
  const known = new Map<number, readonly DeclaredColumn[]>();
  return (type) => {
    const row = rowOf(checker, type);
    if (row === undefined || (row.flags & (TypeFlags.Never | TypeFlags.Unknown)) !== 0) return null;
    let columns = known.get(row.id);
    if (columns === undefined) {
      columns = checker.getPropertiesOfType(row).map((property) => {
        const value = checker.getTypeOfSymbol(property);
        const isKnown = value !== undefined;
        return {
          name: property.name,
          kinds: new Set(isKnown ? kindsOf(checker, value) : ["any"]),
          literals: isKnown ? literalsOf(value) : [],
        };
      });
      known.set(row.id, columns);
    }
    return columns;
  };
}
