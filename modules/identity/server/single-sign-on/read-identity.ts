import { oneLine } from "#shared/fields.ts";
import { email as emailVerdict, isVisible } from "#shared/validators.ts";
import type { Locale } from "#shared/locale.ts";

export type Identity = {
  issuer: string;
  subject: string;
  /** Null if the provider has not confirmed it: then it does not identify the person. */
  email: string | null;
  nameEn: string | null;
  nameAr: string | null;
  locale: Locale | null;
};

type Claims = Readonly<Record<string, unknown>>;

const maxNameLength = 200;

const textIn = (claims: Claims, name: string): string | null => {
  const value = claims[name];
  if (typeof value !== "string") return null;
  const text = oneLine(value);
  return text !== "" && text.length <= maxNameLength && isVisible(text) ? text : null;
};

const fullName = (claims: Claims): string | null =>
  textIn(claims, "name") ??
  ([textIn(claims, "given_name"), textIn(claims, "family_name")].filter((part) => part !== null).join(" ") || null);

/** Merges the claims of the ID token with others of the same person; the token's claims take precedence. */
export function readIdentity(token: { iss: string; sub: string } & Claims, more: Claims): Identity {
  const claims: Claims = { ...more, ...token };
  // Address and confirmation from the same source: the confirmation of one address does not apply to another.
  const source = token["email"] === undefined ? more : token;
  const email = textIn(source, "email")?.toLowerCase() ?? null;
  const isConfirmed = source["email_verified"] === true && email !== null && emailVerdict(email) === null;
  const name = fullName(claims);
  const isArabic = name !== null && /\p{Script=Arabic}/u.test(name);
  const locale = textIn(claims, "locale")?.toLowerCase().split(/[-_]/)[0];
  return {
    issuer: token.iss,
    subject: token.sub,
    email: isConfirmed ? email : null,
    nameEn: isArabic ? null : name,
    nameAr: isArabic ? name : null,
    locale: locale === "ar" || locale === "en" ? locale : null,
  };
}
