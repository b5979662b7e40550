import { expect, test } from "vitest";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { violations } from "./axe.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

test("an officer of one department keeps its accounts, and is offered nothing that would be refused", async () => {
  const admin = await world.calls("admin@diwan.example");
  const own = await admin.call<Department>("POST", "/departments", { nameEn: "Observatory", nameAr: "المرصد" });
  const hire = async (
    name: string,
    department: string | null,
  ): Promise<{ id: string; name: string; email: string }> => {
    const id = await world.server.hire(name);
    await admin.call("PATCH", `/users/${id}`, { version: 1, department });
    return { id, name, email: `${name.toLowerCase()}@diwan.example` };
  };
  const [person, officer] = [await hire("Tycho", own.id), await hire("Caroline", null)];
  const named = { nameEn: "Accounts of one department", nameAr: "حسابات إدارة واحدة" };
  const role = await admin.call<Role>("POST", "/roles", named);
  const bounds = { departments: [own.id], locations: [] };
  await admin.call("PUT", `/roles/${role.id}/bounds`, { version: 1, bounds });
  await admin.call("PUT", `/roles/${role.id}/permissions`, { version: 2, permissions: ["user.manage"] });
  await admin.call("POST", `/roles/${role.id}/members`, { people: [officer.id] });

  const desk = await world.as(officer.email);
  const { page, t, field, button, settled } = desk;
  await page.goto("/admin/users");
  await page.getByRole("rowheader").first().waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("row").filter({ hasText: person.email }).getByRole("checkbox").check();
  await button(t("accounts.action.deactivate")).waitFor();
  expect(await button(t("accounts.bulk.action.roles")).count()).toBe(0);

  await button(t("accounts.invite.action")).click();
  const dialog = page.getByRole("dialog");
  const choice = dialog.getByRole("combobox", { name: t("accounts.fields.department") });
  await expect.poll(() => choice.getByRole("option").allTextContents()).toContain(own.nameEn);
  expect(await choice.getByRole("option").count()).toBe(2);
  expect(await dialog.getByRole("combobox", { name: t("accounts.roles.role") }).count()).toBe(0);
  await field(t("accounts.columns.email")).fill("within@diwan.example");
  await field(t("accounts.fields.nameEn")).fill("Nora Within");
  const invite = dialog.getByRole("button", { name: t("accounts.invite.send") });
  await invite.click();
  await dialog.getByText(t("validators.fieldRequired")).waitFor();
  await choice.selectOption(own.id);
  await invite.click();
  await page.getByRole("heading", { level: 1, name: "Nora Within" }).waitFor();
  // Another address would take the whole account with it.
  expect(await button(t("accounts.account.changeEmail")).count()).toBe(0);
  await button(t("accounts.account.inviteAgain")).waitFor();

  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole("region", { name: t("accounts.sessions.title") }).waitFor();
  await settled();
  expect(await page.getByText(t("accounts.account.beyond")).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const name = isolated(person.name);
  await button(t("accounts.action.deactivate")).click();
  await field(t("accounts.reason")).fill("Joined another company.");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("accounts.action.deactivate") })
    .click();
  await page.getByText(t("accounts.closing.done", { name })).first().waitFor();
  await settled();
  // Erasure is for administrators.
  expect(await page.getByRole("region", { name: t("accounts.erasure.title") }).count()).toBe(0);

  const phone = await world.as(officer.email, { locale: "ar", theme: "dark", phone: true });
  await phone.page.goto("/admin/users");
  await phone.page.getByText(phone.t("accounts.introWithin")).waitFor();
  await phone.page.getByRole("rowheader").first().waitFor();
  await phone.settled();
  expect(await violations(phone.page)).toEqual([]);
});
