/** Events of must-reads sent to open screens; ids only. */
export type AcknowledgementEvent =
  | { action: "mustRead.asked" | "mustRead.changed" | "mustRead.withdrawn"; details: { topicId: string } }
  /** To the reader's own screens only. */
  | { action: "mustRead.acknowledged"; details: { topicId: string } };
