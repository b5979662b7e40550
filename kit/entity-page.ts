import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { RenderLink } from "#ui/link.ts";
import type { FormSlot } from "./EntityForm.tsx";

/** What the pages for adding and for changing something have in common. */
export interface EntityPage<Entity, Values extends FieldValues> extends Pick<FormSlot<Values>, "ask"> {
  title: string;
  /** What the list is called, and the way back to it. */
  back: { label: string; renderLink: RenderLink };
  nameOf: (entity: Entity) => string;
  renderForm: (slot: FormSlot<Values>) => ReactNode;
  /** Reads again what shows it. */
  refresh: () => unknown;
  /** Goes where one comes from. */
  onSaved: () => void;
}
