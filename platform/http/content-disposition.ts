/** Returns a Content-Disposition (RFC 6266, 5987) with the name in UTF-8 and in ASCII, if it is not null or empty. */
export function contentDisposition(how: "inline" | "attachment", name: string | null): string {
  if (name === null || name === "") return how;
  const plain = name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
