import { expect, test } from "vitest";
import type { DirectoryEntry } from "#modules/people/contract/schemas-directory.ts";
import { violations } from "./axe.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const admin = "admin@diwan.example";
const letter = { en: "Employment letter", ar: "خطاب تعريف" };

test("a letter is requested in Arabic on a phone, confirmed in English, verified publicly and revoked", async () => {
  const phone = await world.as("employee@diwan.example", { locale: "ar", phone: true });
  const { t } = phone;
  await phone.page.goto("/e-services/employmentLetter");
  await phone.page.getByRole("radio", { name: "العربية والإنجليزية", exact: true }).check();
  await phone.page.getByRole("radio", { name: "تأشيرة", exact: true }).check();
  await phone.button(t("servicePages.ask.send")).click();
  await phone.page.waitForURL(/\/e-services\/requests\/\d+$/);
  const address = new URL(phone.page.url()).pathname;

  const desk = await world.as(admin, { locale: "en", context: { permissions: ["clipboard-read", "clipboard-write"] } });
  const en = desk.t;
  await desk.page.goto(address);
  await desk.button(en("servicePages.decide.approve")).click();
  const dialog = desk.page.getByRole("dialog");
  await dialog.getByRole("button", { name: en("servicePages.decide.approve"), exact: true }).click();
  await desk.page.getByRole("heading", { name: en("servicePages.letter.title"), exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await violations(desk.page)).toEqual([]);
  await desk.button(en("servicePages.letter.copy")).click();
  await desk.page.getByText(en("servicePages.letter.copied")).waitFor();
  const link = await desk.page.evaluate(() => navigator.clipboard.readText());

  // The phone is updated automatically, and saves the letter.
  const arriving = phone.page.waitForEvent("download");
  await phone.button(t("servicePages.letter.download")).click();
  expect((await arriving).suggestedFilename()).toBe(`${letter.ar}.pdf`);
  expect(await violations(phone.page)).toEqual([]);

  const stranger = await world.visit({ theme: "dark", phone: true, tolerates: /404/ });
  await stranger.page.goto(link);
  await stranger.page.getByText("Valid", { exact: true }).waitFor();
  await stranger.page.getByRole("heading", { name: letter.ar, exact: true }).waitFor();
  expect(await stranger.page.getByText("Omar").count()).toBe(0);
  expect(await violations(stranger.page)).toEqual([]);

  await desk.button(en("servicePages.letter.revoke")).click();
  await dialog.getByRole("textbox").fill("The department was wrong");
  await desk.page.keyboard.press("Control+Enter");
  await desk.page.getByText(en("servicePages.letter.state.revoked"), { exact: true }).waitFor();
  await phone.page.getByText(t("servicePages.letter.state.revoked"), { exact: true }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByText("غير صالح", { exact: true }).waitFor();
});

test("an account is closed after the steps pending only for it were handed over", async () => {
  const { call } = await world.calls(admin);
  const find = async (name: string): Promise<DirectoryEntry> => {
    const [found] = await call<DirectoryEntry[]>("GET", `/users?search=${encodeURIComponent(name)}`);
    if (found === undefined) throw new Error(`Nobody is called ${name}.`);
    return found;
  };
  const [majed, salman] = [await find("Majed"), await find("Salman Al-Otaibi")];
  const [layla, hessa] = [await find("Layla Nasser"), await find("Hessa")];
  const answers = { period: { from: "2031-03-03", to: "2031-03-04" } };
  const own = await call<{ id: string }>("POST", "/requests", {
    service: "mission",
    answers: { ...answers, kind: "remote", purpose: "A plan" },
    submit: true,
  });
  // The request escalates to the last manager, beyond whom only the requester could decide.
  await call("POST", `/accounts/${majed.id}/deactivate`, { reason: "Retired" });

  const desk = await world.as(admin, { locale: "en", theme: "dark", phone: true, tolerates: /422/ });
  const { page, t, button } = desk;
  await page.goto(`/admin/users/${salman.id}`);
  await button(t("accounts.action.deactivate")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Retired");
  const close = dialog.getByRole("button", { name: t("accounts.action.deactivate"), exact: true });
  await close.click();
  const part = dialog.getByRole("region", { name: t("servicePages.handOver.title"), exact: true });
  await part.getByText(t("servicePages.handOver.alone")).first().waitFor();
  expect(await violations(page)).toEqual([]);
  const send = part.getByRole("button", { name: t("servicePages.handOver.send"), exact: true });
  await send.click();
  await part.getByText(t("validators.fieldRequired")).waitFor();
  const choose = async (person: DirectoryEntry): Promise<void> => {
    await part.getByRole("combobox").fill(person.nameEn ?? "");
    await page
      .getByRole("option", { name: person.nameEn ?? "" })
      .first()
      .click();
    await send.click();
  };
  // Her own request stays with him, as does that of the administrator.
  await choose(layla);
  await part.getByText(t("servicePages.handOver.leftOwn", { count: 1 })).waitFor();
  await choose(hessa);
  await part.getByText(t("servicePages.handOver.waiting", { count: 1 })).waitFor();
  await call("POST", `/requests/${own.id}/withdrawal`, {});
  await close.click();
  await page.getByText(t("accounts.closing.done", { name: isolated(salman.nameEn ?? "") })).waitFor();
});
