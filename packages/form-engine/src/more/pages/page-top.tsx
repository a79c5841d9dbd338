import { Button, Heading } from '@kosha/ui';
import type { PageWords } from '../../model/page-words.ts';
import type { PageFrameProps } from '../../model/pages.ts';
import { fillText } from '../../model/texts.ts';
import classes from './pages.module.css';
import { Review } from './review.tsx';

/** The way back, how far one is, and the title, which has the focus after the page has changed. */
export default function PageTop(props: PageFrameProps & { words: PageWords }) {
  const { headingId, title, number, count, isReadOnly, goBack, review, words } = props;
  const progressId = `${headingId}-progress`;
  return (
    <div className={classes.top}>
      {goBack && !isReadOnly && (
        <div>
          <Button variant="quiet" onClick={goBack}>
            {words.previousPage}
          </Button>
        </div>
      )}
      {!review && (
        <p id={progressId} className={classes.progress}>
          {fillText(words.pageProgress, { number, count })}
        </p>
      )}
      <Heading id={headingId} tabIndex={-1} aria-describedby={review ? undefined : progressId}>
        <bdi>{title ?? words.reviewTitle}</bdi>
      </Heading>
      {review && <Review {...review} change={props.change} words={words} />}
    </div>
  );
}
