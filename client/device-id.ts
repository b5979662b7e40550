const key = "device";

/**
 * A random id of this browser, which says nothing else of it: by it a sign-in from a device that is new to a person is told
 * from those they know. Null where nothing can be kept.
 */
export function deviceId(): string | null {
  try {
    const known = localStorage.getItem(key);
    if (known !== null) return known;
    // Not randomUUID, which needs a secure context.
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    localStorage.setItem(key, made);
    return made;
  } catch {
    return null;
  }
}
