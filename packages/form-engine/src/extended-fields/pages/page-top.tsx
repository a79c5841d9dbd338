import { Button, Heading } from '@kosha/ui';
import { fillMessage } from '../../model/messages.ts';
import type { PageView, Reviewed } from './form-pages.ts';
import classes from './pages.module.css';
import { Review } from './review.tsx';

interface PageTopProps extends PageView {
  isReadOnly: boolean;
  /** The answers to show on the review page; undefined on other pages. */
  review: Reviewed | undefined;
}

/** Back button, progress and title. The title gets the focus when the page changes. */
export default function PageTop(props: PageTopProps) {
  const { headingId, list, place, number, count, isReadOnly, goBack, review, messages } = props;
  const progressId = `${headingId}-progress`;
  return (
    <div className={classes.top}>
      {goBack && !isReadOnly && (
        <div>
          <Button variant="quiet" onClick={goBack}>
            {messages.previousPage}
          </Button>
        </div>
      )}
      {!review && (
        <p id={progressId} className={classes.progress}>
          {fillMessage(messages.pageProgress, { number, count })}
        </p>
      )}
      <Heading id={headingId} tabIndex={-1} aria-describedby={review ? undefined : progressId}>
        <bdi>{list[place]?.title ?? messages.reviewTitle}</bdi>
      </Heading>
      {review && <Review {...review} change={props.change} messages={messages} />}
    </div>
  );
}
