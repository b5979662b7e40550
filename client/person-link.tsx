import { createContext, useContext, type ComponentType, type ReactNode } from "react";

export interface PersonNameProps {
  id: string;
  className?: string | undefined;
  children?: ReactNode;
}

const context = createContext<ComponentType<PersonNameProps> | null>(null);

/** Provides the component that links a name to its person. */
export const PersonLinkProvider = context.Provider;

/** Renders a name as a link to its person, or as plain text without a provider. */
export function PersonName({ children, ...props }: PersonNameProps) {
  const PersonLink = useContext(context);
  if (PersonLink === null) return <span className={props.className}>{children}</span>;
  return <PersonLink {...props}>{children}</PersonLink>;
}
