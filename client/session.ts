import { sessionSeconds } from "#shared/access-token.ts";
import type { Tokens, TokenStore } from "#shared/renewal.ts";
import { cookieLine, readCookie } from "./cookies.ts";
import { createListeners, type Listeners } from "./listeners.ts";
import { parseJson } from "./parse-json.ts";
import { leaveViewing, viewing } from "./viewing.ts";

/** The signed-in person: enough to greet them and to keep their drafts apart. */
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

/** For a tab that shows the portal as another person: nothing is renewed, and the viewer's own session stays. */
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

/** The person last signed in here, also after the session has ended. */
export const signedInPerson = (): SignedInPerson | null => parsePerson(localStorage.getItem(personName));

/** left: the person signed out in this tab. expired: the session ended by itself, or in another tab. */
export type EndOfSession = "left" | "expired";

type SessionEvents = {
  ended: [how: EndOfSession];
  /** Another person than before is signed in, here or in another tab. */
  personChanged: [person: SignedInPerson];
};
const listeners: { [Name in keyof SessionEvents]: Listeners<SessionEvents[Name]> } = {
  ended: createListeners(),
  personChanged: createListeners(),
};

/** Calls back when the session ends or another person signs in; returns a function that stops it. */
export const onSession = <Name extends keyof SessionEvents>(
  name: Name,
  listener: (...args: SessionEvents[Name]) => void,
): (() => void) => listeners[name].add(listener);

export const tellSessionEnded = listeners.ended.notify;

/** Keeps the names of the person signed in up to date, for greeting them offline. */
export const rememberPerson = ({ id, nameAr, nameEn }: SignedInPerson): void =>
  localStorage.setItem(personName, JSON.stringify({ id, nameAr, nameEn }));

/** Stores the tokens and the person of a sign-in. */
export function startSession(tokens: Tokens, { id, nameAr, nameEn }: SignedInPerson): void {
  const before = signedInPerson();
  rememberPerson({ id, nameAr, nameEn });
  tokenStore.store(tokens);
  if (before !== null && before.id !== id) listeners.personChanged.notify({ id, nameAr, nameEn });
}

/** Forgets the session in this browser. Drafts stay for the same person's next visit. */
export function endSession(): void {
  tokenStore.removeTokenItem();
  tokenStore.clear();
  tellSessionEnded("left");
}

/** Follows sign-outs and sign-ins of other people in the other tabs of this browser. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === refreshTokenName && newValue === null && oldValue !== null) tellSessionEnded("expired");
    if (key !== personName) return;
    const [before, person] = [parsePerson(oldValue), parsePerson(newValue)];
    if (before === null || person === null || before.id === person.id) return;
    listeners.personChanged.notify(person);
    // Nothing of the previous person may stay on the screen.
    location.reload();
  });
}
