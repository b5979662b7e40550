import { expect, test } from "vitest";
import type { GroupedLinks } from "#modules/publications/contract/schemas-link.ts";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
test("in Arabic, links are found and pinned, and an offer issues a code", async () => {
  const locale = "ar";
  const email = "manager@diwan.example";
  const kept = "منصة التعلّم";
  const search = "تامين";
  const { page, t, button, settled } = await world.as(email, { locale, phone: true });
  const mine = await world.calls(email);
  const isKept = async (): Promise<boolean> => {
    const { groups } = await mine.call<GroupedLinks>("GET", "/links");
    return groups
      .flatMap(({ links }) => links)
      .some((link) => link.isFavourite && [link.nameEn, link.nameAr].includes(kept));
  };

  await page.goto("/important-links");
  await page.getByRole("link", { name: kept }).first().waitFor();
  const before = await isKept();
  await page
    .locator("li", { has: page.getByRole("link", { name: kept }) })
    .last()
    .getByRole("button")
    .click();
  await expect.poll(isKept).toBe(!before);
  const box = page.getByRole("searchbox", { name: t("publicationsPages.links.search") });
  await box.fill(search);
  await box.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("search") === search);
  await page.getByRole("link", { name: "التأمين الطبي" }).waitFor();
  expect(await page.getByRole("listitem").getByRole("link", { name: kept }).count()).toBe(0);

  await page.goto("/promotions");
  const offer = page.getByRole("listitem").filter({ hasText: "ثلاثة أشهر بسعر شهرين" });
  await offer.waitFor();
  await settled();
  await offer.getByRole("button", { name: t("publicationsPages.promotions.claim") }).click();
  await offer.getByText(/^SAHEL-\d+$/).waitFor();
  await button(t("publicationsPages.promotions.copy")).first().waitFor();
});

test("in Arabic, an administrator adds a link for some employees, and codes to an offer", async () => {
  const locale = "ar";
  const visit = await world.as("admin@diwan.example", { locale });
  const { page, t, field, button } = visit;
  const link = "تصاريح المواقف";
  await page.goto("/admin/links");
  await page.getByRole("table").waitFor();
  await page
    .getByRole("link", { name: t("publicationsAdmin.links.add") })
    .first()
    .click();
  const save = button(t("kit.form.add"));
  await save.click();
  await page.getByText(t("validators.fieldRequired")).first().waitFor();
  await inspect(visit);
  await field(t("publicationsAdmin.fields.nameEn")).fill("Parking permits");
  await field(t("publicationsAdmin.fields.nameAr")).fill(link);
  await field(t("publicationsAdmin.link.address")).fill("https://parking.wahat.example/");
  await page.getByLabel(t("publicationsAdmin.link.group")).selectOption({ index: 1 });
  await page.getByRole("radio", { name: t("publicationsAdmin.audience.some") }).check();
  await page
    .getByRole("group", { name: t("publicationsAdmin.audience.departments") })
    .getByRole("checkbox")
    .first()
    .check();
  await save.click();
  await page.waitForURL((url) => url.pathname === "/admin/links");
  await page
    .getByRole("rowheader", { name: new RegExp(`^${link} parking`) })
    .first()
    .waitFor();

  const admin = await world.calls("admin@diwan.example");
  const offers = await admin.call<ManagedPromotion[]>("GET", "/managed-promotions?search=Sahel");
  await page.goto(`/admin/promotions/${offers[0]?.id}/edit`);
  await field(t("publicationsAdmin.codes.more")).fill("NEW-1\nNEW-2");
  await inspect(visit);
  await button(t("publicationsAdmin.codes.add")).click();
  await page
    .getByText(t("publicationsAdmin.codes.added", { added: 2, known: 0 }))
    .first()
    .waitFor();
});
