import { afterAll, test } from "vitest";
import { startTestProvider } from "#testing/oidc-provider.ts";
import { inspect } from "./scenes.ts";
import { arrive, signOut } from "./steps.ts";
import { useWorld } from "./world.ts";

const provider = await startTestProvider();
provider.people.set("employee", { email: "employee@diwan.example", email_verified: true });
provider.people.set("stranger", { email: "stranger@elsewhere.example", email_verified: true });

const world = useWorld({
  environment: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME_EN: "House of Wahat",
    OIDC_NAME_AR: "بيت واحات",
  },
});
afterAll(() => provider.close());

test("in Arabic, a user signs in with the organisation's account, and signs out there too", async () => {
  const locale = "ar";
  const visit = await world.visit({ locale, tolerates: new RegExp(`^Asked ${provider.issuer}/`) });
  const { page, t, button } = visit;
  const name = "بيت واحات";
  const way = page.getByRole("link", { name: t("identity.singleSignOn.actionWith", { name }) });
  await arrive(visit, "/user-profile/security");
  await page.waitForURL("/login?next=%2Fuser-profile%2Fsecurity");
  await way.click();
  await page.waitForURL("/login?next=%2Fuser-profile%2Fsecurity&problem=unreachable");
  await page.getByText(t("identity.singleSignOn.unreachable")).waitFor();
  await page.getByText(t("identity.singleSignOn.away")).waitFor();
  provider.serve(world.server.url);
  await inspect(visit);
  await way.click();
  await page.getByRole("link", { name: "stranger" }).click();
  await page.getByText("لا حساب لك هنا بعد").waitFor();

  await visit.context.clearCookies();
  await way.click();
  await page.getByRole("link", { name: "employee" }).click();
  await page.waitForURL("/user-profile/security");
  const section = page.getByRole("region", { name: t("linkedAccount.named", { name }) });
  await section.getByText(t("linkedAccount.linked"), { exact: true }).waitFor();
  await section.getByText("employee@diwan.example").waitFor();
  await inspect(visit);
  await button(t("linkedAccount.unlink")).click();
  const question = page.getByRole("alertdialog", { name: t("linkedAccount.unlinkTitle") });
  await question.getByRole("button", { name: t("linkedAccount.unlink") }).click();
  await button(t("linkedAccount.link")).waitFor();

  await signOut(visit, "عمر حداد");
  await page.waitForURL(`${provider.issuer}/session/end**`);
  await page.getByRole("button").first().click();
  await page.waitForURL(`${world.server.url}/login`);
});
