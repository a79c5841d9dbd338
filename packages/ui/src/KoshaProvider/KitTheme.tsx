import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import '../theme/mantine-variables.css';

const nothing = () => {};

/** The system decides between light and dark, in CSS; Mantine's own manager would store a choice on the phone. */
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
   * The element that gets `data-mantine-color-scheme`. Without one, an element around the kit must have it as `light`: a page
   * that uses Mantine itself has a scheme of its own.
   */
  root?: () => HTMLElement;
}

/** Mantine with our theme and without `<style>` elements, which a strict Content-Security-Policy forbids. */
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
