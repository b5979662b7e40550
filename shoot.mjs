import { chromium } from "playwright-core";
const base = "http://localhost:3000";
const sets = {
  admin: ["/work-list","/notifications","/admin/attendance/overtime/policies/add","/admin/attendance/absences"],
  manager: ["/notifications"],
};
const old = {
  admin: ["/admin/leave/coverage", "/admin/leave/coverage/add", "/admin/attendance/sheet/corrections", "/admin/attendance/sheet", "/admin/leave/balances", "/admin/users/import", "/admin/leave/balances/import", "/admin/leave/policies"],
  manager: ["/team?view=expiring", "/team", "/work-list"],
  employee: ["/attendance/leave", "/attendance/overtime"],
};
const combos = [["en", "light", 1280], ["ar", "dark", 1280], ["ar", "light", 390], ["en", "dark", 390]];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [who, pages] of Object.entries(sets)) {
  const res = await fetch(`${base}/api/sign-in`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: `${who}@diwan.example`, password: "Diwan-2026!" }) });
  const text = await res.text();
  if (!res.ok) { console.log(who, res.status, text.slice(0, 200)); continue; }
  const { data } = JSON.parse(text);
  let tokens = data.tokens ?? data;
  for (const [locale, theme, width] of combos) {
    await fetch(`${base}/api/me`, { method: "PATCH", headers: { "content-type": "application/json", authorization: `Bearer ${tokens.token}` }, body: JSON.stringify({ locale, theme, version: (await (await fetch(`${base}/api/me`, { headers: { authorization: `Bearer ${tokens.token}` } })).json()).data.version }) }).then(async (r) => r.ok || console.log("pref", r.status, (await r.text()).slice(0, 200)));
    const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme, reducedMotion: "reduce", serviceWorkers: "block",
      storageState: { cookies: [{ name: "token", value: tokens.token, domain: "localhost", path: "/", expires: Date.now() / 1000 + 3600, httpOnly: false, secure: false, sameSite: "Lax" }], origins: [{ origin: base, localStorage: [{ name: "preferences", value: JSON.stringify({ locale, theme, calendar: "gregory", digits: "auto" }) }, { name: "refreshToken", value: tokens.refreshToken }, { name: "person", value: JSON.stringify(data.person ?? data.user ?? {}) }] }] } });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(base + path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/pics/${who}${path.replace(/[^a-z]+/gi, "-")}-${locale}-${theme}-${width}.png` });
    }
    const state = await context.storageState();
    await context.close();
  }
}
await browser.close();
