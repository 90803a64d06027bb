import type { Props } from '@theme/ThemeProvider';

/** theme-classic formats titles here; PageMeta does that. */
export default function ThemeProvider({ children }: Props) {
  return children;
}
