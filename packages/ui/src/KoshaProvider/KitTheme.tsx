import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import '../theme/mantine-variables.css';

const noop = () => {};

/**
 * A colour scheme manager that does nothing, because CSS follows the system's scheme. Mantine's own
 * manager would store a scheme on the device.
 */
const noSchemes: MantineColorSchemeManager = {
  get: () => 'light',
  set: noop,
  subscribe: noop,
  unsubscribe: noop,
  clear: noop,
};

interface KitThemeProps {
  children: ReactNode;
  /**
   * The element on which Mantine sets `data-mantine-color-scheme`. Without it, an ancestor must set
   * the attribute to `light`, because a host page that uses Mantine may have another scheme.
   */
  root?: () => HTMLElement;
}

/**
 * Mantine's provider with our theme. It adds no `<style>` elements, because a strict
 * Content-Security-Policy forbids them.
 */
export function KitTheme({ children, root }: KitThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      colorSchemeManager={noSchemes}
      getRootElement={root ?? noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

const noRoot = () => undefined;
