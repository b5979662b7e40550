import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { RenderLink } from "#ui/link.ts";
import type { FormSlot } from "./EntityForm.tsx";

export interface EntityPage<Entity, Values extends FieldValues> extends Pick<FormSlot<Values>, "confirmationFor"> {
  title: string;
  back: { label: string; renderLink: RenderLink };
  nameOf: (entity: Entity) => string;
  renderForm: (slot: FormSlot<Values>) => ReactNode;
  /** Invalidates the queries that show the entity. */
  refresh: () => unknown;
  /** Navigates back to the list. */
  onSaved: () => void;
}
