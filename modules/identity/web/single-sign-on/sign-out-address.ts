// Where the browser goes after signing out here, when the session was opened by single sign-on. No secret.
const key = "signOutAddress";

export const keepSignOutAddress = (address: string | null): void => {
  if (address === null) localStorage.removeItem(key);
  else localStorage.setItem(key, address);
};

/** Where to go on to, once; null when nobody else is to be asked. */
export function takeSignOutAddress(): string | null {
  const address = localStorage.getItem(key);
  localStorage.removeItem(key);
  return address !== null && /^https?:\/\//.test(address) ? address : null;
}
