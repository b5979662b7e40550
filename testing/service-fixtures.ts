type Entity = { id: string };
/** Creates an entity as an authorised user; throws if refused. Returns the created entity. */
type Make = <Made = Entity>(path: string, body: object) => Promise<Made>;

/** Valid answers of the service for devices and repairs. */
const repair = { kind: "repair", deviceNumber: "12", details: "It hums" };

/** Creates a request that is pending at the IT desk, whose approvers include administrators. */
export const sentRequest = (make: Make): Promise<Entity> =>
  make("/requests", { service: "itRequest", answers: repair, submit: true });
/** Creates a letter request, pending at the substitute approvers while human resources has no members. */
export const letterRequest = (make: Make): Promise<Entity> =>
  make("/requests", { service: "employmentLetter", answers: { language: "both", purpose: "bank" }, submit: true });
/** Creates a request that is not submitted. */
export const draftRequest = (make: Make): Promise<Entity> =>
  make("/requests", { service: "itRequest", answers: repair });

let weeks = 0;
/** Makes the person a deputy of the caller, in a week of its own. */
export const deputyOf = (make: Make, deputy: string): Promise<Entity> => {
  weeks += 1;
  const date = new Date(Date.UTC(2500, 0, 1 + 7 * weeks)).toISOString().slice(0, 10);
  return make("/deputies", { deputy, from: date, to: date });
};
