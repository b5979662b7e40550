type Nothing = Record<string, never>;
type OfService = { service: string };

/** Events for open screens; the data itself is read over HTTP. */
export type ServiceEvent =
  /** Sent to one person: their work list has changed. */
  | { action: "workList.changed"; details: Nothing }
  /** Sent to the requester: one of their requests has changed. */
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
  /** Sent to all users: the services on offer have changed. */
  | { action: "service.created" | "service.updated" | "service.published"; details: { code: string } };
