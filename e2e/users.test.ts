import { expect, test } from "vitest";
import { codeIn } from "#testing/mailbox.ts";
import { violations } from "./axe.ts";
import { isolated, readApart, signIn } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const newcomer = "laila@diwan.example";
const password = "correct horse 9 battery";

test("an invited user chooses a password in Arabic and signs in; later the account is closed", async () => {
  const admin = await world.as("admin@diwan.example");
  const { page, t, field, button, settled } = admin;
  await page.goto("/admin/users");
  await page.getByRole("rowheader").first().waitFor();
  expect(await violations(page)).toEqual([]);

  await button(t("accounts.invite.action")).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: t("accounts.invite.send") });
  await send.click();
  await expect
    .poll(() => field(t("accounts.columns.email")).evaluate((box) => box === document.activeElement))
    .toBe(true);
  await field(t("accounts.columns.email")).fill("ADMIN@diwan.example");
  await field(t("accounts.fields.nameEn")).fill("Laila Nasser");
  await field(t("accounts.fields.nameAr")).fill("ليلى ناصر");
  await send.click();
  await dialog
    .getByText(/already/i)
    .first()
    .waitFor();
  await field(t("accounts.columns.email")).fill(newcomer);
  await dialog.getByText(t("accounts.mail.notDelivered")).waitFor();
  await dialog.getByRole("combobox", { name: t("accounts.invite.language") }).selectOption("ar");
  expect(await violations(page)).toEqual([]);
  await send.click();
  await page
    .getByText(t("accounts.invite.kept", { name: isolated("Laila Nasser") }))
    .first()
    .waitFor();
  await page.getByRole("heading", { level: 1, name: "Laila Nasser" }).waitFor();
  const history = page.getByRole("region", { name: t("accounts.history.title") });
  await history.getByText(t("accounts.history.action.account.invited"), { exact: true }).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);

  const mails = () => world.server.mailsTo(newcomer);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain("حسابك");
  const laila = await world.visit({ locale: "ar", phone: true });
  await laila.page.goto(`/login?reset=${codeIn(mail, "reset")}`);
  await laila.button("العربية").click();
  await laila.field(laila.t("identity.newPassword")).fill(password);
  await laila.button(laila.t("identity.reset.action")).click();
  await laila.page.getByText(laila.t("identity.signIn.passwordChanged")).first().waitFor();
  await signIn(laila, newcomer, password);
  await laila.page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => new URL(laila.page.url()).pathname).toBe("/");
  await laila.settled();
  await laila.context.close();

  await page.reload();
  const name = isolated("Laila Nasser");
  await button(t("accounts.action.deactivate")).click();
  const question = page.getByRole("dialog", { name: t("accounts.closing.title", { name }) });
  await question.getByRole("button", { name: t("accounts.action.deactivate") }).click();
  await question.getByText(t("validators.fieldRequired")).waitFor();
  await field(t("accounts.reason")).fill("Joined another company.");
  await question.getByRole("button", { name: t("accounts.action.deactivate") }).click();
  await page.getByText(t("accounts.closing.done", { name })).first().waitFor();
  await page.getByText(t("accounts.sessions.none")).waitFor();
  await history.getByText(/Joined another company\./).waitFor();

  // A closed account may be erased: the effects are shown first, and the name must be typed.
  const card = page.getByRole("region", { name: t("accounts.erasure.title") });
  await card.getByText(t("accounts.erasure.fate.gone"), { exact: true }).first().waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await button(t("accounts.erasure.action")).click();
  const erasing = page.getByRole("dialog", { name: t("accounts.erasure.dialogTitle", { name }) });
  await field(t("accounts.erasure.name")).fill("Somebody else");
  await erasing.getByRole("button", { name: t("accounts.erasure.action") }).click();
  await erasing.getByText("Type the name of the person as it is shown.").waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await field(t("accounts.erasure.name")).fill("Laila Nasser");
  await erasing.getByRole("button", { name: t("accounts.erasure.action") }).click();
  await card.getByText(/^Everything was erased/).waitFor();
  await page.getByRole("heading", { level: 1, name: "Former colleague" }).waitFor();
  await page.getByText(t("accounts.account.erased")).waitFor();
  await expect
    .poll(() => page.locator("main").getByRole("textbox").count(), { message: "no record is left to fill" })
    .toBe(0);
});

test("a person is found in Arabic across scripts, and an import reports its errors", async () => {
  const { page, t, settled, button, field } = await world.as("admin@diwan.example", { locale: "ar", phone: true });
  await page.goto("/admin/users");
  const look = page.getByRole("searchbox", { name: t("accounts.filters.search") });
  await look.pressSequentially("Omar");
  await page.getByRole("rowheader").filter({ hasText: "عمر حداد" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe("Omar");
  await page
    .getByRole("list", { name: t("kit.list.inForce") })
    .getByRole("button")
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBeNull();

  await page.goto("/admin/users/import");
  await field(t("kitTables.text")).fill("email,name\nwrong,Somebody");
  await button(t("kitTables.check")).click();
  await page.getByText("هذا ليس بريدًا إلكترونيًا").waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await field(t("kitTables.text")).fill("email,name\ntable@diwan.example,Somebody New");
  await button(t("kitTables.check")).click();
  await button(t("accounts.import.apply", { count: 1 })).click();
  await page.getByRole("rowheader").filter({ hasText: "Somebody New" }).waitFor();
});

test("an import lists changes before and after, applies them, and lists them anew if the record has changed since", async () => {
  const { page, t, field, button, settled } = await world.as("admin@diwan.example", { locale: "ar" });
  const { call } = await world.calls("admin@diwan.example");
  const [person] = await call<{ id: string }[]>("GET", "/accounts?search=w-1007");
  const record = `/users/${person?.id ?? ""}`;
  const { version } = await call<{ version: number }>("GET", `${record}/record`);
  const changes = page.getByRole("table", { name: t("accounts.import.changes") });
  await page.goto("/admin/users/import");
  await field(t("kitTables.text")).fill("employeeNumber,titleAr,weeklyMinutes\nw-1007,المدير العام,1200");
  await button(t("kitTables.check")).click();
  await changes.getByRole("cell", { name: "المدير العام" }).waitFor();
  expect(await changes.getByRole("cell", { name: "الرئيس التنفيذي" }).count()).toBe(1);
  await settled();
  expect(await violations(page)).toEqual([]);
  await call("PATCH", record, { version, titleAr: "رئيس الشركة" });
  await button(t("accounts.import.apply", { count: 1 })).click();
  await page.getByText(t("accounts.import.stale")).waitFor();
  await changes.getByRole("cell", { name: "رئيس الشركة" }).waitFor();
  await button(t("accounts.import.apply", { count: 1 })).click();
  await page
    .getByText(t("accounts.import.applied", { count: 1 }))
    .first()
    .waitFor();
  await page.goto(`/admin${record}`);
  await expect.poll(() => field(t("peopleRecords.record.weeklyMinutes")).inputValue()).toBe("1200");
  expect(await field(t("peopleRecords.record.titleAr")).inputValue()).toBe("المدير العام");
});

test("searching while typing keeps the focus, the newest results and a click in between", async () => {
  const { page, context, t, settled } = await world.as("admin@diwan.example");
  await readApart({ context });
  await page.goto("/admin/users");
  await settled();
  const look = page.getByRole("searchbox", { name: t("accounts.filters.search") });
  const searched = (): string | null => new URL(page.url()).searchParams.get("search");
  // The response to the first text is delayed until after that of the second.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/accounts\?search=Om(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const late = page.waitForRequest(/\/api\/accounts\?search=Om(&|$)/);
  await look.pressSequentially("Om");
  await late;
  await look.pressSequentially("ar");
  await expect.poll(searched).toBe("Omar");
  expect(await look.inputValue()).toBe("Omar");
  await page.getByRole("rowheader").filter({ hasText: "Omar Haddad" }).waitFor();
  release();
  await settled();
  for (const name of await page.getByRole("rowheader").allInnerTexts()) expect(name).toContain("Omar");
  expect(await look.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== "/admin/users" || url.search === "");

  await page.goto("/admin/users");
  await settled();
  const target = page.getByRole("rowheader").getByRole("link").first();
  const box = await target.boundingBox();
  if (box === null) throw new Error("The first row is not to be seen.");
  const destination = await target.getAttribute("href");
  await look.fill("Omar");
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.mouse.down();
  // Waits for all effects of leaving the field.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname === destination);
});

test("typed text stays in every search field of the administration, even if too short or without results", async () => {
  const { page, t, settled } = await world.as("admin@diwan.example");
  for (const [address, label, words] of [
    ["/admin/topics/index", t("communityAdmin.filters.search"), "budget"],
    ["/admin/attendance/zones/index", t("attendanceRules.list.search"), "zzz"],
    ["/admin/attendance/board", t("attendanceOfficer.filters.search"), "zzz"],
    ["/admin/audit", t("audit.filters.search"), "zz"],
  ] as const) {
    await page.goto(address);
    await settled();
    const box = page.getByRole("searchbox", { name: label, exact: true });
    const searched = (): string | null => new URL(page.url()).searchParams.get("search");
    await box.pressSequentially(words);
    await expect.poll(searched, { message: address }).toBe(words);
    await settled();
    // A single letter is too short for the audit, but stays in the field.
    for (const _ of words.slice(1)) await page.keyboard.press("Backspace");
    await expect.poll(searched, { message: address }).toBe(address === "/admin/audit" ? null : words.charAt(0));
    await settled();
    expect(await box.inputValue(), address).toBe(words.charAt(0));
    expect(await box.evaluate((one) => one === document.activeElement), address).toBe(true);
  }
});

test("several users are deactivated with one reason, and activated again in Arabic on a phone", async () => {
  const admin = await world.calls("admin@diwan.example");
  for (const nameEn of ["Zafira One", "Zafira Two"]) {
    const email = `${nameEn.replace(" ", ".").toLowerCase()}@diwan.example`;
    await admin.call("POST", "/accounts", { email, nameEn, locale: "en" });
  }
  const { page, t, button, field, settled } = await world.as("admin@diwan.example");
  const address = "/admin/users?search=Zafira";
  await page.goto(address);
  const boxOf = (words: typeof t, name: string) =>
    page.getByRole("checkbox", { name: words("accounts.bulk.row", { name: isolated(name) }) });
  await boxOf(t, "Zafira One").click();
  await boxOf(t, "Zafira Two").click();
  await page.getByText(t("accounts.bulk.chosen", { count: 2 })).waitFor();
  await button(t("accounts.action.deactivate")).click();
  const dialog = page.getByRole("dialog", { name: t("accounts.bulk.title.deactivate", { count: 2 }) });
  const send = dialog.getByRole("button", { name: t("accounts.action.deactivate") });
  await send.click();
  await dialog.getByText(t("validators.fieldRequired")).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await field(t("accounts.reason")).fill("The project is over.");
  await send.click();
  await page
    .getByRole("dialog", { name: t("accounts.bulk.outcome.deactivate", { done: "2", count: "2" }) })
    .getByRole("button", { name: t("accounts.close") })
    .last()
    .click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-select"))).toBe(true);
  await expect
    .poll(() =>
      page
        .getByRole("row")
        .filter({ hasText: t("accounts.status.disabled") })
        .count(),
    )
    .toBe(2);
  expect(await page.getByRole("region", { name: t("accounts.bulk.bar") }).count()).toBe(0);

  const phone = await world.as("admin@diwan.example", { locale: "ar", phone: true });
  await phone.page.goto(address);
  await phone.page.getByRole("checkbox", { name: phone.t("accounts.bulk.all") }).click();
  await phone.button(phone.t("accounts.action.activate")).click();
  const question = phone.page.getByRole("dialog", { name: phone.t("accounts.bulk.title.activate", { count: 2 }) });
  await phone.settled();
  expect(await violations(phone.page)).toEqual([]);
  await question.getByRole("button", { name: phone.t("accounts.action.activate") }).click();
  await phone.page.getByRole("heading", { level: 2, name: /^فُعِّل/ }).waitFor();
  await phone.settled();
  expect(await violations(phone.page)).toEqual([]);
  await phone.page
    .getByRole("dialog")
    .getByRole("button", { name: phone.t("accounts.close") })
    .last()
    .click();

  await phone.page.getByRole("checkbox", { name: phone.t("accounts.bulk.all") }).click();
  await phone.button(phone.t("accounts.bulk.action.roles")).click();
  const given = phone.page.getByRole("dialog", { name: phone.t("accounts.bulk.title.roles", { count: 2 }) });
  await given.getByLabel(phone.t("accounts.roles.role")).selectOption({ label: "مشرف المجتمع" });
  await phone.settled();
  expect(await violations(phone.page)).toEqual([]);
  await given.getByRole("button", { name: phone.t("accounts.bulk.action.give") }).click();
  await phone.page.getByRole("heading", { level: 2, name: /^مُنح الدور/ }).waitFor();
  const found = await admin.call<{ roles: { role: { key: string } }[] }[]>("GET", "/accounts?search=Zafira");
  expect(found.map(({ roles }) => roles.map(({ role }) => role.key))).toEqual([["moderator"], ["moderator"]]);
});
