import { Fragment } from 'react';
import classes from './with-addresses.module.css';

/**
 * An e-mail address stays in one line; where that is too short for it, it breaks after its @ and before its dots. The
 * groups of a telephone number stay together.
 */
export function WithAddresses({ children }: { children: string }) {
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
