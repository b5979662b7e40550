import { describe, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const huda = "moderator@diwan.example";
const name = "عمر حداد";

/** Returns the Arabic name of a person's department. */
async function departmentOf(email: string): Promise<string> {
  const { name } = await world.server.database.primary
    .selectFrom("account")
    .innerJoin("person", "person.id", "account.person_id")
    .innerJoin("department", "department.id", "person.department_id")
    .select("department.name_ar as name")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return name;
}

describe("in Arabic", () => {
  const locale = "ar";
  test("a moderator asks a department, an employee acknowledges on a phone, and the coverage is updated", async () => {
    const reem = await world.calls("reem@diwan.example");
    const topic = await reem.call<Topic>("POST", "/topics", {
      categoryId: "4",
      titleEn: "How we lock the doors now",
      titleAr: "كيف نُقفل الأبواب من الآن",
      contentEn: "Please read all of it.",
      contentAr: "يُرجى قراءته كاملًا.",
    });
    const title = topic.titleAr ?? "";
    const address = `/community/categories/4/topic/${topic.id}`;
    const department = await departmentOf(omar);
    const phone = await world.as(omar, { locale, phone: true });
    const { t } = phone;
    await phone.page.goto("/");
    await phone.settled();
    const card = phone.page.getByRole("region", { name: t("acknowledgements.mine") });
    const waiting = card.getByRole("link").filter({ hasText: title });
    expect(await waiting.count(), "nobody has asked yet").toBe(0);

    const desk = await world.as(huda, { locale });
    await desk.page.goto(address);
    await desk.button(t("acknowledgements.ask")).click();
    const asking = desk.page.getByRole("dialog", { name: t("acknowledgements.ask") });
    const send = asking.getByRole("button", { name: t("acknowledgements.send"), exact: true });
    const day = asking.getByRole("group", { name: t("acknowledgements.dueOn") }).first();
    await day.waitFor();
    await send.click();
    await asking.getByText(t("validators.fieldRequired")).waitFor();
    await expect.poll(() => day.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // Alt+ArrowDown opens the calendar at today, and Enter chooses it.
    await desk.page.keyboard.press("Alt+ArrowDown");
    await desk.page.getByRole("grid").waitFor();
    await desk.page.keyboard.press("Enter");
    await desk.page.getByRole("grid").waitFor({ state: "detached" });
    await asking.getByRole("radio", { name: t("acknowledgements.someDepartments") }).check();
    await send.click();
    await asking.getByText(t("acknowledgements.departmentsMissing")).waitFor();
    await asking.getByRole("checkbox", { name: department }).check();
    await send.click();
    await asking.waitFor({ state: "detached" });
    await desk.page.getByText(t("acknowledgements.asked")).first().waitFor();

    await desk.button(t("acknowledgements.manage")).click();
    const managing = desk.page.getByRole("dialog", { name: t("acknowledgements.dialogTitle") });
    const row = managing.getByRole("row").filter({ hasText: department });
    const readers = row.getByRole("cell").first();
    const number = new Intl.NumberFormat("ar-SA");
    await expect.poll(() => readers.innerText()).toBe("صِفر");
    const people = managing.getByRole("listitem");
    await people.filter({ hasText: name }).waitFor();
    await desk.page.keyboard.press("Escape");
    await managing.waitFor({ state: "detached" });

    // It appears on the open home page, and leads to the topic.
    await waiting.waitFor();
    await waiting.click();
    await phone.page.waitForURL(address);
    const notice = phone.page.getByRole("region", { name: t("acknowledgements.dialogTitle") });
    await notice.getByRole("button", { name: t("acknowledgements.acknowledge") }).click();
    await phone.page.getByText(t("acknowledgements.acknowledgedToast")).first().waitFor();
    await notice.getByRole("button").waitFor({ state: "detached" });
    await phone.page.goto("/");
    await phone.settled();
    expect(await waiting.count(), "nothing waits here any more").toBe(0);

    await desk.button(t("acknowledgements.manage")).click();
    await expect.poll(() => readers.innerText()).toBe(number.format(1));
    await managing.getByRole("radio", { name: t("acknowledgements.read"), exact: true }).check();
    await people.filter({ hasText: name }).waitFor();

    // Changed in substance: readers are asked again.
    await managing.getByRole("checkbox", { name: t("acknowledgements.askAgain") }).check();
    await managing.getByRole("button", { name: t("kit.form.save"), exact: true }).click();
    await expect.poll(() => readers.innerText()).toBe("صِفر");
    await waiting.waitFor();
  });

  test("other employees are not asked, and users without permission are offered no way to ask", async () => {
    const moderator = await world.calls(huda);
    const topic = await moderator.call<Topic>("POST", "/topics", {
      categoryId: "4",
      titleEn: "For one department",
      contentEn: "Text",
    });
    const departments = await moderator.call<{ id: string; nameAr: string }[]>("GET", "/departments");
    const own = await departmentOf(omar);
    const other = departments.find(({ nameAr }) => nameAr !== own);
    const body = { dueOn: "2999-12-31", departments: [other?.id] };
    await moderator.call("PUT", `/topics/${topic.id}/must-read`, body);
    const { page, t, button, settled } = await world.as(omar, { locale });
    await page.goto(`/community/categories/4/topic/${topic.id}`);
    await settled();
    expect(await button(t("acknowledgements.acknowledge")).count()).toBe(0);
    expect(await button(t("acknowledgements.ask")).count()).toBe(0);
    expect(await button(t("acknowledgements.manage")).count()).toBe(0);
    await page.goto("/");
    await settled();
    const card = page.getByRole("region", { name: t("acknowledgements.mine") });
    expect(await card.getByRole("link").filter({ hasText: "For one department" }).count()).toBe(0);
  });
});
