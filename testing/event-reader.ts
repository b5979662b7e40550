/** Events that a client has received on its stream. */
export type EventReader = {
  /** Returns the subject ids of one kind of event, in order of arrival. */
  subjectsOf(action: string): string[];
  /** Returns the position of the newest event or heartbeat. */
  position(): string;
  /** Resolves when the stream has ended, whatever ended it. */
  ended: Promise<void>;
  close(): Promise<void>;
};

/** Opens a user's event stream, after a position or now; resolves when the server confirms that it is open. */
export async function readEvents(url: string, token: string, after?: string): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(after === undefined ? {} : { "last-event-id": after }) },
    signal: controller.signal,
  });
  if (response.status !== 200) throw new Error(`The stream was answered ${response.status}.`);
  const events: { action: string; subject: { id: string } }[] = [];
  let position = "";
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  const reading = (async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        position = /^id: (.*)$/m.exec(block)?.[1] ?? position;
        if (/^event: ready$/m.test(block)) resolve();
        const data = /^event:/m.test(block) ? null : /^data: (.*)$/m.exec(block)?.[1];
        if (data != null) events.push(JSON.parse(data) as (typeof events)[number]);
      }
    }
  })();
  reading.then(
    () => reject(new Error("The stream ended.")),
    (error: unknown) => reject(error as Error),
  );
  await opened;
  return {
    subjectsOf: (action) => events.filter((event) => event.action === action).map(({ subject }) => subject.id),
    position: () => position,
    ended: reading.catch(() => {}),
    close: async () => {
      controller.abort();
      await reading.catch(() => {});
    },
  };
}
