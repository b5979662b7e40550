/**
 * How a browser is to take a file, and under which name (RFC 6266 and 5987): the name in any language, and one of plain
 * letters for what does not understand that. Null or nothing is no name.
 */
export function contentDisposition(how: "inline" | "attachment", name: string | null): string {
  if (name === null || name === "") return how;
  const plain = name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
