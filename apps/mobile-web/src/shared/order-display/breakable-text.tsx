import { Fragment } from 'react';
import classes from './breakable-text.module.css';

/**
 * An email address breaks only after the @ and before dots. The groups of a phone number stay
 * together.
 */
export function BreakableText({ children }: { children: string }) {
  const words = children.split(/(?<!\d) | (?!\d)/);
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {/[@ ]/.test(word) ? <Address>{word}</Address> : word}
    </Fragment>
  ));
}

function Address({ children }: { children: string }) {
  return (
    <span className={classes.address}>
      {children.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
