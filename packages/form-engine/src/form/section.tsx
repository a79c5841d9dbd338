import type { ReactNode } from 'react';
import classes from './form.module.css';

interface SectionProps {
  title: string;
  /** At first; then the person and the errors decide. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the form that can be closed. The browser's own element, so find-in-page opens it. */
export const Section = ({ title, isOpen, children }: SectionProps) => (
  <details open={isOpen}>
    {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- its heading is its label */}
    <summary className={classes.section}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
    </summary>
    {children}
  </details>
);
