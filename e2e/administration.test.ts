import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Category, Topic } from "#modules/community/contract/schemas.ts";
import { goOn } from "./go-on.ts";
import { isolated } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const huda = "moderator@diwan.example";

const isoDate = /\d{4}-\d{2}-\d{2}/;
/** The months of both calendars, as the Arabic interface names them. */
const monthNames = new RegExp(
  ["gregory", "islamic-umalqura"]
    .flatMap((calendar) =>
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(`ar-SA-u-ca-${calendar}`, { month: "long" }).format(
          new Date(Date.UTC(2026, month, 15)),
        ),
      ),
    )
    .join("|"),
);

const dialogOf = ({ page }: Visit, name: string): Locator => page.getByRole("alertdialog", { name });
const press = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole("button", { name, exact: true }).last().click();
const searchOf = ({ page }: Visit): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams) as Record<string, string>;

async function post(titles: string[], categoryId = "8"): Promise<string[]> {
  const caller = await world.calls(omar);
  const ids: string[] = [];
  for (const title of titles) {
    const body = { categoryId, titleEn: title, titleAr: title, contentEn: "Words.", contentAr: "كلمات." };
    ids.push((await caller.call<Topic>("POST", "/topics", body)).id);
  }
  return ids;
}

describe("in Arabic", () => {
  const locale = "ar";
  test("employees have no link to the administration, and its addresses are refused", async () => {
    const visit = await world.as(omar, { locale, tolerates: /403/ });
    const { page, t, button } = visit;
    await page.goto("/");
    await button(t("shell.person.menu", { name: "عمر الدوسري" }))
      .or(page.getByRole("banner").getByRole("button").last())
      .first()
      .click();
    await page.getByRole("menuitem", { name: t("people.profile") }).waitFor();
    expect(await page.getByRole("menuitem", { name: t("shell.admin.toAdmin") }).count()).toBe(0);
    for (const path of ["/admin", "/admin/topics/index", "/admin/categories/6/edit"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test("a category is added, viewed, changed, deactivated and deleted, and its topics are moved", async () => {
    const visit = await world.as(huda, { locale });
    const { page, t, field, button, settled } = visit;
    await page.goto("/");
    await page.getByRole("banner").getByRole("button").last().click();
    await page.getByRole("menuitem", { name: t("shell.admin.toAdmin") }).click();
    await page.waitForURL("/admin");
    await page.getByRole("heading", { name: t("shellAdmin.title") }).waitFor();
    await page
      .getByRole("navigation")
      .getByRole("link", { name: t("communityEntries.categories.label") })
      .first()
      .click();
    await page.waitForURL("/admin/categories/index");
    await page.getByRole("link", { name: t("communityAdmin.categories.add") }).click();

    await button(t("kit.form.add")).click();
    await page.getByText(t("validators.fieldRequired")).first().waitFor();
    const fields = { en: field(t("communityAdmin.category.nameEn")), ar: field(t("communityAdmin.category.nameAr")) };
    // The user's own language comes first.
    await expect.poll(() => fields.ar.evaluate((element) => element === document.activeElement)).toBe(true);
    const [nameEn, nameAr] = ["Gardens", "حدائق"];
    await fields.en.fill(nameEn);
    await fields.ar.fill(nameAr);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL("/admin/categories/index");
    const name = isolated(nameAr);
    await page.getByText(t("kit.form.added", { name })).waitFor();

    // The address contains the category: the form is filled before the server responds, and then updated.
    await page.getByRole("link", { name: t("communityAdmin.categories.edit", { name }) }).click();
    await page.waitForURL(/\/admin\/categories\/\d+\/edit\?category=/);
    const id = new URL(page.url()).pathname.split("/")[3] ?? "";
    await settled();
    await expect.poll(() => field(t("communityAdmin.category.nameEn")).inputValue()).toBe(nameEn);
    const stale = JSON.stringify({ id, nameEn: "Of last year", nameAr: "قديم", icon: "leaf", color: "green" });
    for (const parameter of [stale, "{broken", JSON.stringify({ id: "2", nameEn: "Another", nameAr: "آخر" })]) {
      await page.goto(`/admin/categories/${id}/edit?category=${encodeURIComponent(parameter)}`);
      await settled();
      await expect.poll(() => field(t("communityAdmin.category.nameEn")).inputValue()).toBe(nameEn);
    }
    await post(["A topic among the gardens"], id);

    await page.goto("/admin/categories/index");
    await button(t("communityAdmin.categories.deactivate", { name })).click();
    const deactivating = dialogOf(visit, t("communityAdmin.categories.deactivateTitle", { name }));
    expect(
      await deactivating
        .getByRole("button", { name: t("communityAdmin.cancel"), exact: true })
        .last()
        .evaluate((it) => it.closest("button") === document.activeElement),
    ).toBe(true);
    await press(deactivating, t("communityAdmin.categories.confirmDeactivate"));
    await button(t("communityAdmin.categories.activate", { name })).click();
    await press(
      dialogOf(visit, t("communityAdmin.categories.activateTitle", { name })),
      t("communityAdmin.categories.confirmActivate"),
    );
    await button(t("communityAdmin.categories.delete", { name })).click();
    const deleting = dialogOf(visit, t("communityAdmin.categories.deleteTitle", { name }));
    await press(deleting, t("communityAdmin.categories.confirmDelete"));
    await deleting.getByText(t("validators.fieldRequired")).waitFor();
    await deleting.getByRole("combobox").selectOption("9");
    await press(deleting, t("communityAdmin.categories.confirmDelete"));
    await page.getByText(t("communityAdmin.categories.deleted", { name })).waitFor();
    const categories = await (await world.calls(huda)).call<Category[]>("GET", "/categories");
    expect(categories.some((category) => category.id === id)).toBe(false);
  });

  test("topics are filtered, saved as a view, changed in bulk and restored, without a mouse", async () => {
    const titles = ["one", "two", "three"].map((word) => `Hedgehog ${word}`);
    const ids = await post(titles);
    const visit = await world.as(huda, { locale });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/topics/index?category=8");
    await settled();
    await button(t("communityAdmin.filters.show")).focus();
    await page.keyboard.press("Enter");
    const poster = page.getByRole("group", { name: t("communityAdmin.filters.isPoster") });
    await poster.getByRole("radio", { name: t("communityAdmin.no") }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => searchOf(visit)).toEqual({ category: "8", isPoster: "false" });
    await page
      .getByRole("group", { name: t("communityAdmin.filters.isActive") })
      .getByRole("radio", { name: t("communityAdmin.yes") })
      .focus();
    await page.keyboard.press("Space");
    await expect.poll(() => searchOf(visit)).toEqual({ category: "8", isPoster: "false", isActive: "true" });
    await settled();

    await button(t("communityAdmin.savedViews.menu")).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: t("communityAdmin.savedViews.save") }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Hedgehogs");
    await page.keyboard.press("Enter");
    await page.getByText(t("communityAdmin.savedViews.saved", { name: isolated("Hedgehogs") })).waitFor();

    // Arrow keys move between checkboxes; with Shift they select as well.
    const box = (title: string | undefined) =>
      page.getByRole("checkbox", { name: t("communityAdmin.topics.select", { title: isolated(title ?? "") }) });
    await box(titles[2]).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    for (const title of titles) expect(await box(title).isChecked(), title).toBe(true);
    const bar = page.getByRole("region", { name: t("communityAdmin.bulk.bar") });
    await bar.getByText(t("communityAdmin.bulk.chosen", { count: 3 })).waitFor();
    await bar.getByRole("button", { name: t("communityAdmin.bulk.actions.deactivate") }).focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(visit, t("communityAdmin.bulk.titles.deactivate", { count: 3 }));
    await dialog.getByText(t("communityAdmin.bulk.changing", { changing: 3, total: 3 })).waitFor();
    await dialog.getByText(t("communityAdmin.bulk.listed", { count: 3 })).waitFor();
    await dialog.getByRole("textbox").fill("Too many hedgehogs");
    await dialog.getByRole("button", { name: t("communityAdmin.bulk.actions.deactivate"), exact: true }).focus();
    await page.keyboard.press("Enter");
    const toast = page.getByRole("region", { name: t("shell.toasts.region") });
    await toast.getByText(t("communityAdmin.bulk.done.deactivate", { count: 3 })).waitFor();
    await expect.poll(() => box(titles[0]).count()).toBe(0);

    const caller = await world.calls(omar);
    const states = async (): Promise<boolean[]> =>
      Promise.all(ids.map(async (id) => (await caller.call<Topic>("GET", `/topics/${id}`)).isActive));
    expect(await states()).toEqual([false, false, false]);
    await toast
      .getByRole("button", { name: t("communityAdmin.bulk.undo"), exact: true })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await toast.getByText(t("communityAdmin.bulk.undone")).waitFor();
    await expect.poll(() => box(titles[0]).count()).toBe(1);
    expect(await states()).toEqual([true, true, true]);

    await page
      .getByRole("button", {
        name: t("kit.list.remove", {
          filter: t("communityAdmin.filters.chipNo", { filter: t("communityAdmin.filters.isPoster") }),
        }),
      })
      .click();
    await expect.poll(() => searchOf(visit)).toEqual({ category: "8", isActive: "true" });
    await button(t("communityAdmin.savedViews.menu")).click();
    await page.getByRole("menuitem", { name: "Hedgehogs" }).click();
    await expect.poll(() => searchOf(visit)).toEqual({ category: "8", isPoster: "false", isActive: "true" });
  });

  test("one topic is found, deleted and restored, and arrows change the order of the home page", async () => {
    const title = "Marmalade recipe";
    await post([title], "4");
    const visit = await world.as(huda, { locale });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/topics/index");
    await settled();
    await expect
      .poll(async () => {
        await page.goto(`/admin/topics/index?search=${encodeURIComponent("marmalade")}`);
        await settled();
        return page.getByRole("link", { name: title }).count();
      })
      .toBeGreaterThan(0);
    const named = { title: isolated(title) };
    await button(t("communityAdmin.topics.delete", named)).click();
    const dialog = dialogOf(visit, t("communityAdmin.bulk.titlesOfOne.delete", named));
    await dialog.getByText(t("communityAdmin.bulk.undoHint")).waitFor();
    await press(dialog, t("communityAdmin.bulk.actions.delete"));
    await page
      .getByText(t("communityAdmin.bulk.done.delete", { count: 1 }))
      .first()
      .waitFor();
    await page.getByRole("link", { name: t("communityAdmin.topics.deleted") }).click();
    await button(t("communityAdmin.topics.restoreOf", named)).click();
    await page.getByText(t("communityAdmin.topics.restored", named)).waitFor();
    const toasts = page.getByRole("region", { name: t("shell.toasts.region") });
    const undo = toasts.getByRole("button", { name: t("communityAdmin.bulk.undo"), exact: true });
    expect(await undo.count(), "what was restored otherwise is not offered to be undone").toBe(0);

    await page.getByRole("link", { name: t("communityAdmin.topics.featured"), exact: true }).click();
    const places = page.getByRole("list", { name: t("communityAdmin.places.list") }).getByRole("listitem");
    await places.first().waitFor();
    const before = await places.locator("bdi").first().textContent();
    await places
      .first()
      .getByRole("button", { name: t("communityAdmin.places.down", { title: isolated(before ?? "") }) })
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => places.nth(1).locator("bdi").first().textContent()).toBe(before);
    await settled();
    await page.reload();
    await expect.poll(() => places.nth(1).locator("bdi").first().textContent()).toBe(before);
  });
});

test("every table of the administration writes dates as YYYY-MM-DD, also in Arabic with its digits", async () => {
  const { page, settled } = await world.as("admin@diwan.example", { locale: "ar" });
  await page.goto("/admin");
  const found: string[] = [];
  const isDated: string[] = [];
  // Left out: the sheet, whose cells are one letter, and the documents, which have a period instead of a date.
  for (const path of [
    "/admin/categories/index",
    "/admin/topics/index",
    "/admin/topics/index?view=deleted",
    "/admin/users",
    "/admin/roles",
    "/admin/roles/2",
    "/admin/services",
    "/admin/letters",
    "/admin/promotions",
    "/admin/links",
    "/admin/settings",
    "/admin/webhooks",
    "/admin/attendance/board",
    "/admin/attendance/months",
    "/admin/attendance/zones/index",
    "/admin/attendance/locations/index",
    "/admin/attendance/locationZoneUsers/index",
    "/admin/attendance/exceptionDays/index",
    "/admin/attendance/lookups/index",
  ]) {
    await goOn(page, path);
    await settled();
    const cells = await page.locator("main td, main table time").allInnerTexts();
    // Wrong: a month's name or a year in Arabic digits without an ISO date in the cell, or another order.
    const wrong = cells.filter(
      (cell) =>
        /\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(cell) ||
        (!isoDate.test(cell) && (monthNames.test(cell) || /[٠-٩]{4}/.test(cell))),
    );
    found.push(...wrong.map((cell) => `${path}: ${cell}`));
    if (cells.some((cell) => isoDate.test(cell))) isDated.push(path);
  }
  expect(found).toEqual([]);
  expect(isDated).toEqual(
    expect.arrayContaining([
      "/admin/categories/index",
      "/admin/topics/index",
      "/admin/users",
      "/admin/promotions",
      "/admin/attendance/zones/index",
      "/admin/attendance/locations/index",
      "/admin/attendance/locationZoneUsers/index",
      "/admin/attendance/exceptionDays/index",
      "/admin/attendance/lookups/index",
    ]),
  );
});
