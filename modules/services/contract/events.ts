type Nothing = Record<string, never>;

/** What open screens hear of services; HTTP says what is. */
export type ServiceEvent =
  /** To one person's screens: something joined or left their work list. */
  | { action: "workList.changed"; details: Nothing }
  /** To the screens of whoever asked: one of their requests has moved. */
  | { action: "request.changed"; details: Nothing };
