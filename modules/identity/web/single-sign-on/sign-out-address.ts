// The provider's sign-out page, when the session was opened by single sign-on. No secret.
const key = "signOutAddress";

export const storeSignOutAddress = (address: string | null): void => {
  if (address === null) localStorage.removeItem(key);
  else localStorage.setItem(key, address);
};

/** Returns and removes the address; null without one. */
export function consumeSignOutAddress(): string | null {
  const address = localStorage.getItem(key);
  localStorage.removeItem(key);
  return address !== null && /^https?:\/\//.test(address) ? address : null;
}
