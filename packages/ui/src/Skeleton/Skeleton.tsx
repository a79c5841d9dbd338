import { Skeleton as Bone } from '@mantine/core';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import '../mantine/skeleton.css';
import { cx } from '../shared/cx.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** `hero` is the answer at the top of a screen, with cards below it. */
  shape?: 'text' | 'card' | 'list' | 'hero';
  /** How many lines, cards or rows; of a hero, with the hero. */
  count?: number;
  /** Says what is loading, for screen readers. */
  label: string;
  /** Shows the label to everybody, when loading takes longer. */
  isLabelVisible?: boolean;
}

/** Grey shapes in place of content that is loading. */
export function Skeleton({
  shape = 'text',
  count = 3,
  label,
  isLabelVisible = false,
}: SkeletonProps) {
  return (
    <div role="status" className={cx(classes.root, isLabelVisible && classes.named)}>
      {isLabelVisible ? <Text>{label}</Text> : <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} aria-hidden className={cx(classes.bone, classes[shape])} />
      ))}
    </div>
  );
}
