import { sessionSeconds } from "#shared/access-token.ts";
import type { Tokens, TokenStore } from "#shared/renewal.ts";
import { cookieLine, readCookie } from "./cookies.ts";
import { createListeners, type Listeners } from "./listeners.ts";
import { parseJson } from "./parse-json.ts";
import { leaveViewing, viewing, type SignedInPerson } from "./viewing.ts";

const tokenName = "token";
const refreshTokenName = "refreshToken";
const personName = "person";
/** Used if a token does not state its session's lifetime: a month, the server's default. */
const defaultSeconds = 30 * 24 * 60 * 60;

const isHttps = (): boolean => location.protocol === "https:";

/** Storage places from the specification: the cookie `token`, the local storage item `refreshToken`. */
const browserTokens: TokenStore = {
  accessToken: () => readCookie(tokenName),
  refreshToken: () => localStorage.getItem(refreshTokenName),
  store({ token, refreshToken }: Tokens) {
    document.cookie = cookieLine(tokenName, token, sessionSeconds(token) ?? defaultSeconds, isHttps());
    // Browsers write cookies asynchronously; reading the cookie waits for the write. Otherwise another tab could see
    // the new refresh token with the old cookie.
    readCookie(tokenName);
    localStorage.setItem(refreshTokenName, refreshToken);
  },
  removeTokenItem: () => localStorage.removeItem(tokenName),
  clear() {
    document.cookie = cookieLine(tokenName, "", 0, isHttps());
    localStorage.removeItem(refreshTokenName);
  },
};

/** For a viewing tab: nothing is renewed, and the viewer's own session is kept. */
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
  const person = parseJson(text) as SignedInPerson | null;
  return typeof person?.id === "string" ? person : null;
}

/** Returns the person last signed in, also after the session has ended. */
export const signedInPerson = (): SignedInPerson | null => parsePerson(localStorage.getItem(personName));

/** left: the user signed out in this tab. expired: the session expired, or ended in another tab. */
export type EndOfSession = "left" | "expired";

type SessionEvents = {
  ended: [how: EndOfSession];
  /** A different person has signed in, in this tab or another. */
  personChanged: [person: SignedInPerson];
};
const listeners: { [Name in keyof SessionEvents]: Listeners<SessionEvents[Name]> } = {
  ended: createListeners(),
  personChanged: createListeners(),
};

/** Calls the listener when the session ends or another person signs in; returns a function that unsubscribes. */
export const onSession = <Name extends keyof SessionEvents>(
  name: Name,
  listener: (...args: SessionEvents[Name]) => void,
): (() => void) => listeners[name].add(listener);

export const notifySessionEnded = listeners.ended.notify;

/** Stores the signed-in person's names, for the greeting while offline. */
export const rememberPerson = ({ id, nameAr, nameEn }: SignedInPerson): void =>
  localStorage.setItem(personName, JSON.stringify({ id, nameAr, nameEn }));

export function startSession(tokens: Tokens, { id, nameAr, nameEn }: SignedInPerson): void {
  const before = signedInPerson();
  rememberPerson({ id, nameAr, nameEn });
  tokenStore.store(tokens);
  if (before !== null && before.id !== id) listeners.personChanged.notify({ id, nameAr, nameEn });
}

/** Clears the session in this browser. Drafts are kept for the same person's next visit. */
export function endSession(): void {
  tokenStore.removeTokenItem();
  tokenStore.clear();
  notifySessionEnded("left");
}

/** Follows sign-outs and sign-ins of other people in this browser's other tabs. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === refreshTokenName && newValue === null && oldValue !== null) notifySessionEnded("expired");
    if (key !== personName) return;
    const [before, person] = [parsePerson(oldValue), parsePerson(newValue)];
    if (before === null || person === null || before.id === person.id) return;
    listeners.personChanged.notify(person);
    // Removes the previous person's data from the screen.
    location.reload();
  });
}
