type Thing = { id: string };
/** Creates something as somebody who may, known to be accepted; answers what the server made. */
type Make = <Made = Thing>(path: string, body: object) => Promise<Made>;

/** Answers that the service for devices and repairs takes. */
const repair = { kind: "repair", deviceNumber: "12", details: "It hums" };

/** A request that waits at the desk, which administrators are. */
export const sentRequest = (make: Make): Promise<Thing> =>
  make("/requests", { service: "itRequest", answers: repair, submit: true });
/** A request for a letter, which waits for whoever stands in while nobody is of human resources. */
export const letterRequest = (make: Make): Promise<Thing> =>
  make("/requests", { service: "employmentLetter", answers: { language: "both", purpose: "bank" }, submit: true });
/** One that is written and not sent. */
export const draftRequest = (make: Make): Promise<Thing> =>
  make("/requests", { service: "itRequest", answers: repair });

let weeks = 0;
/** Somebody asked to decide in the place of whoever makes it, in a time of their own. */
export const deputyOf = (make: Make, deputy: string): Promise<Thing> => {
  weeks += 1;
  const date = new Date(Date.UTC(2500, 0, 1 + 7 * weeks)).toISOString().slice(0, 10);
  return make("/deputies", { deputy, from: date, to: date });
};
