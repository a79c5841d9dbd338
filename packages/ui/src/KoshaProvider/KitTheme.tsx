import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import '../theme/mantine-variables.css';

const nothing = () => {};

/**
 * CSS follows the system's colour scheme; Mantine's own manager would store a choice on the device.
 */
const noSchemes: MantineColorSchemeManager = {
  get: () => 'light',
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

interface KitThemeProps {
  children: ReactNode;
  /**
   * The element that receives `data-mantine-color-scheme`. If omitted, an ancestor must set it to
   * `light`, because a host page that uses Mantine may have its own scheme.
   */
  root?: () => HTMLElement;
}

/**
 * Mantine with our theme and without `<style>` elements, which a strict Content-Security-Policy
 * forbids.
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
