import { changeRecord } from "#modules/people/server/index.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { firstLocale, namedLocale } from "#shared/locale.ts";
import type { ScimUser } from "../../contract/scim/schemas.ts";
import { findAccount } from "../accounts/queries.ts";
import { lockEmail } from "../accounts/store.ts";
import { createAccount, type InitialState } from "../users/create-account.ts";
import type { Requester } from "../users/context.ts";
import type { Json } from "./apply-operations.ts";
import { baseOf, departmentOf, directoryAuthor, loadUser, managerOf, type ScimContext } from "./change-user.ts";
import { mergeNames } from "./policy.ts";
import { presentUser } from "./present-resource.ts";
import { readUser } from "./read-user.ts";
import { storeProvisioned } from "./store.ts";

/** The names of a person who is not created yet. */
const nameless = { nameEn: null, nameAr: null, givenName: null, familyName: null };

/** With single sign-on the directory confirms the address; otherwise the owner confirms it by mail. */
const initialStateOf = (isActive: boolean, invites: boolean): InitialState => ({
  status: isActive ? (invites ? "invited" : "active") : "disabled",
  isConfirmed: !invites,
});

/** Creates a person; throws `name_taken` if the address, the external id or the number is in use. */
export function createUser(context: ScimContext, requester: Requester, resource: Json): Promise<ScimUser> {
  const given = readUser(resource);
  const { nameEn, nameAr } = mergeNames(nameless, given);
  if (nameEn === null && nameAr === null) throw refuseField("fields_invalid", "displayName", { key: "fieldRequired" });
  return transaction(context.database.primary, async (tx) => {
    const { provisioningInvites, firstLanguage } = await context.settings(tx);
    await lockEmail(tx, given.userName);
    if ((await findAccount(tx, given.userName)) !== null)
      throw refuseField("name_taken", "userName", { key: "addressTaken" });
    const person = {
      email: given.userName,
      nameEn,
      nameAr,
      titleEn: given.title,
      titleAr: given.titleAr ?? null,
      department: await departmentOf(tx, given.department),
      manager: managerOf(given.manager),
      locale: namedLocale(given.preferredLanguage?.replaceAll("_", "-")) ?? firstLocale(firstLanguage),
      roles: [],
    };
    const id = await createAccount(
      tx,
      context,
      requester,
      person,
      initialStateOf(given.active ?? true, provisioningInvites),
    );
    const { externalId, givenName, familyName, employeeNumber } = given;
    await storeProvisioned(tx, id, { externalId, givenName, familyName });
    if (employeeNumber !== null) {
      const { person_version: version } = await loadUser(tx, context, id);
      await changeRecord(tx, id, { version, employeeNumber }, await directoryAuthor(tx, context, requester));
    }
    return presentUser(await loadUser(tx, context, id), baseOf(context));
  });
}
