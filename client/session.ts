import { sessionSeconds } from "#shared/access-token.ts";
import type { Tokens, TokenStore } from "#shared/renewal.ts";
import { cookieLine, readCookie } from "./cookies.ts";
import { leaveViewing, viewing } from "./viewing.ts";

/** Who is signed in here: enough to greet them and to keep their drafts apart. */
export type SignedInPerson = { id: string; nameAr: string | null; nameEn: string | null };

const tokenName = "token";
const refreshTokenName = "refreshToken";
const personName = "person";
/** Used when a token does not say how long its session lives: a month, as the server's default. */
const defaultSeconds = 30 * 24 * 60 * 60;

const isHttps = (): boolean => location.protocol === "https:";

/** The specification's places: the cookie `token`, the item `refreshToken` of local storage. */
const browserTokens: TokenStore = {
  accessToken: () => readCookie(tokenName),
  refreshToken: () => localStorage.getItem(refreshTokenName),
  store({ token, refreshToken }: Tokens) {
    document.cookie = cookieLine(tokenName, token, sessionSeconds(token) ?? defaultSeconds, isHttps());
    // Browsers write cookies later than they say; reading it waits for that. Another tab that finds the new refresh token
    // would still find the old cookie.
    readCookie(tokenName);
    localStorage.setItem(refreshTokenName, refreshToken);
  },
  removeTokenItem: () => localStorage.removeItem(tokenName),
  clear() {
    document.cookie = cookieLine(tokenName, "", 0, isHttps());
    localStorage.removeItem(refreshTokenName);
  },
};

/** What a tab speaks with that sees the portal as somebody else: nothing is renewed, and the viewer's own session stays. */
const viewingTokens = (token: string): TokenStore => ({
  accessToken: () => token,
  refreshToken: () => null,
  store: () => {},
  removeTokenItem: () => {},
  clear: leaveViewing,
});

export const tokenStore: TokenStore = viewing === null ? browserTokens : viewingTokens(viewing.token);

export const isSignedIn = (): boolean => tokenStore.accessToken() !== null;

function parsePerson(text: string | null): SignedInPerson | null {
  try {
    const person = JSON.parse(text ?? "null") as SignedInPerson | null;
    return typeof person?.id === "string" ? person : null;
  } catch {
    return null;
  }
}

/** The person last signed in here, also after the session has ended. */
export const signedInPerson = (): SignedInPerson | null => parsePerson(localStorage.getItem(personName));

/** left: the person signed out in this tab. expired: the session ended by itself, or in another tab. */
export type EndOfSession = "left" | "expired";

type SessionListeners = {
  ended: (how: EndOfSession) => void;
  /** Another person than before is signed in, here or in another tab. */
  personChanged: (person: SignedInPerson) => void;
};
const listeners: { [Name in keyof SessionListeners]: Set<SessionListeners[Name]> } = {
  ended: new Set(),
  personChanged: new Set(),
};

/** Calls back when the session ends or changes hands; answers what stops it. */
export function onSession<Name extends keyof SessionListeners>(
  name: Name,
  listener: SessionListeners[Name],
): () => void {
  const set = listeners[name] as Set<SessionListeners[Name]>;
  set.add(listener);
  return () => set.delete(listener);
}

export const tellSessionEnded = (how: EndOfSession): void => listeners.ended.forEach((listener) => listener(how));

/** Keeps the names of the person signed in up to date, for greeting them offline. */
export const rememberPerson = ({ id, nameAr, nameEn }: SignedInPerson): void =>
  localStorage.setItem(personName, JSON.stringify({ id, nameAr, nameEn }));

/** Takes over what a sign-in answered. */
export function startSession(tokens: Tokens, { id, nameAr, nameEn }: SignedInPerson): void {
  const before = signedInPerson();
  rememberPerson({ id, nameAr, nameEn });
  tokenStore.store(tokens);
  if (before !== null && before.id !== id)
    listeners.personChanged.forEach((listener) => listener({ id, nameAr, nameEn }));
}

/** Forgets the session in this browser. Drafts stay for the same person's next visit. */
export function endSession(): void {
  tokenStore.removeTokenItem();
  tokenStore.clear();
  tellSessionEnded("left");
}

/** Hears of sign-outs and of other people signing in, in the other tabs of this browser. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === refreshTokenName && newValue === null && oldValue !== null) tellSessionEnded("expired");
    if (key !== personName) return;
    const [before, person] = [parsePerson(oldValue), parsePerson(newValue)];
    if (before === null || person === null || before.id === person.id) return;
    listeners.personChanged.forEach((listener) => listener(person));
    // Nothing of the one who was here before may stay on the screen.
    location.reload();
  });
}
