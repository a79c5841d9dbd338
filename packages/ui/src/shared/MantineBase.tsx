import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Mantine in its headless mode, around the few components that use it: behaviour without its style
 * sheets and inline styles. Around the whole app it would cost the first page 9 kB.
 */
export function MantineBase({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
