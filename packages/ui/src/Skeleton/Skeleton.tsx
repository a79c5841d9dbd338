import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'card' | 'list';
  /** Lines, cards or rows. */
  count?: number;
  /** What it waits for, said by screen readers. */
  label: string;
  /** Written out for everybody: for when it takes longer. */
  isLabelVisible?: boolean;
};

/** The shape of what comes, for the first moment of waiting. */
export function Skeleton({
  shape = 'text',
  count = 3,
  label,
  isLabelVisible = false,
}: SkeletonProps) {
  return (
    <div role="status" className={classes.root}>
      {isLabelVisible ? <Text>{label}</Text> : <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className={cx(classes.bone, classes[shape])} />
      ))}
    </div>
  );
}
