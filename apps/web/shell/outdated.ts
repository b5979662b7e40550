const item = "reloadedForUpdate";

/**
 * A page that was opened before a new version was installed asks for files that are gone. It is loaded anew, but not again
 * and again when that does not help.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(item) ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(item, String(Date.now()));
    location.reload();
  });
}
