import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import '../theme/mantine-variables.css';

const noop = () => {};

/**
 * Mantine always uses the light scheme, because our CSS variables follow the system's colour scheme
 * themselves. Mantine's default manager would store a scheme on the device.
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
   * Mantine sets `data-mantine-color-scheme` on this element. Without `root`, an ancestor must set
   * the attribute to `light`, because the host page may use another scheme.
   */
  root?: () => HTMLElement;
}

/** Adds no `<style>` elements, which a strict Content-Security-Policy forbids. */
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
