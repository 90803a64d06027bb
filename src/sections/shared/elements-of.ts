import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The elements among what MDX puts between two tags. */
export function elementsOf<Props>(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).filter((child): child is ReactElement<Props> => isValidElement(child));
}
