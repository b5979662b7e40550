// The event stream starts at the position of the first answer, so that no event in between is missed.

const header = "event-position";

/** Finds the position of the first answer, in the order in which the requests were sent. */
export function createFirstPosition() {
  let positions: Promise<string | null>[] = [];
  let isFound = false;
  let firstRequest = Promise.withResolvers<void>();

  return {
    add(answer: Promise<Response>): void {
      if (isFound) return;
      const positionOf = ({ headers }: Response): string | null => headers.get(header);
      positions.push(answer.then(positionOf, () => null));
      firstRequest.resolve();
    },
    /** Waits for the first request; returns null if every request so far has failed. */
    async find(): Promise<string | null> {
      await firstRequest.promise;
      // Includes requests that are added while waiting.
      for (const position of positions) {
        const found = await position;
        if (found === null) continue;
        isFound = true;
        positions = [Promise.resolve(found)];
        return found;
      }
      return null;
    },
    reset(): void {
      positions = [];
      isFound = false;
      firstRequest = Promise.withResolvers();
    },
  };
}

export const firstPosition = createFirstPosition();
