import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Mantine's behaviour without its style sheets and inline styles. Put around the few components that
 * use it: around the whole app it would add 9 kB to the first page.
 */
export function MantineBase({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
