/** What happens to must-reads, as open screens hear of it; ids only. */
export type AcknowledgementEvent =
  | { action: "mustRead.asked" | "mustRead.changed" | "mustRead.withdrawn"; details: { topicId: string } }
  /** Only to the reader's own screens. */
  | { action: "mustRead.acknowledged"; details: { topicId: string } };
