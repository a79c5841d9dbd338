import { Skeleton as Bone } from '@mantine/core';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import '../mantine/skeleton.css';
import { cx } from '../shared/cx.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** `hero` imitates a `HeroZone` with cards below. */
  shape?: 'text' | 'card' | 'list' | 'hero';
  /** The number of lines, cards or rows. With `hero`, the hero zone counts as one card. */
  count?: number;
  /** Screen readers announce this label. */
  label: string;
  /** Makes the label visible, for long loading times. */
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
