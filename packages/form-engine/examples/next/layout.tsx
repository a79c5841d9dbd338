/** The frame of a Next app; the form's styles are imported once, here. */
import '@kosha/form-engine/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next app' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
