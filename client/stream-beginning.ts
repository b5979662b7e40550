// Where the event stream of a page begins: with the first answer the page was given, so that nothing is missed that
// happened between that answer and the opening of the stream.

const header = "event-position";

/** Remembers the first place an answer names, in the order in which the requests were sent. */
export function createBeginning() {
  let places: Promise<string | null>[] = [];
  let isFound = false;
  let heard = Promise.withResolvers<void>();

  return {
    /** Hears of a request of somebody signed in as it is sent. */
    note(answer: Promise<Response>): void {
      if (isFound) return;
      const placeOf = ({ headers }: Response): string | null => headers.get(header);
      places.push(answer.then(placeOf, () => null));
      heard.resolve();
    },
    /** Waits for the first request and answers the place; null when all that was asked for so far has failed. */
    async find(): Promise<string | null> {
      await heard.promise;
      // Requests that are sent meanwhile are looked at as well.
      for (const place of places) {
        const found = await place;
        if (found === null) continue;
        isFound = true;
        places = [Promise.resolve(found)];
        return found;
      }
      return null;
    },
    /** Another person's page begins anew. */
    forget(): void {
      places = [];
      isFound = false;
      heard = Promise.withResolvers();
    },
  };
}

export const beginning = createBeginning();
