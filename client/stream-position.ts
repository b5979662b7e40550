// The event stream of a page starts at the position of the page's first answer, so that no event is missed between that
// answer and the opening of the stream.

const header = "event-position";

/** Finds the position of the first answer, in the order in which the requests were sent. */
export function createFirstPosition() {
  let positions: Promise<string | null>[] = [];
  let isFound = false;
  let firstRequest = Promise.withResolvers<void>();

  return {
    /** Adds a request of a signed-in person as it is sent. */
    add(answer: Promise<Response>): void {
      if (isFound) return;
      const positionOf = ({ headers }: Response): string | null => headers.get(header);
      positions.push(answer.then(positionOf, () => null));
      firstRequest.resolve();
    },
    /** Waits for the first request; returns null when every request so far has failed. */
    async find(): Promise<string | null> {
      await firstRequest.promise;
      // Includes requests that are added while it waits.
      for (const position of positions) {
        const found = await position;
        if (found === null) continue;
        isFound = true;
        positions = [Promise.resolve(found)];
        return found;
      }
      return null;
    },
    /** Forgets everything, for the next person. */
    reset(): void {
      positions = [];
      isFound = false;
      firstRequest = Promise.withResolvers();
    },
  };
}

export const firstPosition = createFirstPosition();
