type Nothing = Record<string, never>;
type OfService = { service: string };

/** What open screens hear of services; HTTP says what is. */
export type ServiceEvent =
  /** To one person's screens: something joined or left their work list. */
  | { action: "workList.changed"; details: Nothing }
  /** To the screens of whoever asked: one of their requests has moved. */
  | {
      action:
        | "request.submitted"
        | "request.decided"
        | "request.withdrawn"
        | "request.commented"
        | "request.handedOver"
        | "request.revoked"
        | "request.shortened"
        | "letter.issued"
        | "letter.revoked";
      details: OfService;
    }
  /** To everybody's: a service is offered, or offered no more. */
  | { action: "service.created" | "service.updated" | "service.published"; details: { code: string } };
