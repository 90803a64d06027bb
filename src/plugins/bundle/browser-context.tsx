import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** False as built and while React takes over, true afterwards. */
export const Context = createContext(false);

/**
 * As the framework's own, but the change is a transition. A part of the page whose code is still loading would be dropped
 * and built anew by any other, and what stands below it would jump.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
