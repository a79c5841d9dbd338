import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import '../mantine/loader.css';
import classes from './Spinner.module.css';

/** Shows that the app is waiting. Screen readers announce the label. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <div role="status" className={classes.root}>
      <Loader className={classes.ring} />
      <span>{label}</span>
    </div>
  );
}
