import { createContext, useContext, type ComponentType, type ReactNode } from "react";

export interface PersonNameProps {
  id: string;
  className?: string | undefined;
  children?: ReactNode;
}

const context = createContext<ComponentType<PersonNameProps> | null>(null);

/** Says how names lead to people, for everything below. */
export const PersonLinkProvider = context.Provider;

/** A name: the way to its person where there is one, else nothing but the name. */
export function PersonName({ children, ...props }: PersonNameProps) {
  const PersonLink = useContext(context);
  if (PersonLink === null) return <span className={props.className}>{children}</span>;
  return <PersonLink {...props}>{children}</PersonLink>;
}
