import { Button, Heading, VisuallyHidden } from '@kosha/ui';
import { fillMessage } from '../../model/messages.ts';
import { pageIndexOf, type FormPagesState, type ReviewData } from './form-pages.ts';
import type { Field } from '../../model/field.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { submittedValue } from '../../model/visibility.ts';
import type { PageMessages } from '../../model/page-messages.ts';
import classes from './pages.module.css';

interface ReviewProps extends ReviewData {
  messages: PageMessages;
  change: (key: string) => void;
}

function Review({ pages, shown, messages, change, ...answers }: ReviewProps) {
  return pages.map(({ title }, at) => {
    const fields = [...shown.values()].filter((field) => pageIndexOf(pages, field) === at);
    if (fields.length === 0) return null;
    return (
      <section key={at} className={classes.part}>
        <Heading level={3} size="md">
          <bdi>{title}</bdi>
        </Heading>
        <dl className={classes.answers}>
          {fields
            .filter(({ definition }) => !definition.group)
            .map((field) => (
              <div key={field.key} className={classes.answer}>
                <dt>
                  <bdi>{field.row ? `${field.row.title}: ${field.label}` : field.label}</bdi>
                </dt>
                <dd>
                  <bdi>{answerOf(field, answers, messages) || messages.noAnswer}</bdi>
                </dd>
                {!field.isReadOnly && (
                  <dd>
                    <Button variant="quiet" onClick={() => change(field.key)}>
                      {messages.change}
                      <VisuallyHidden> {field.label}</VisuallyHidden>
                    </Button>
                  </dd>
                )}
              </div>
            ))}
        </dl>
      </section>
    );
  });
}

function answerOf(
  field: Field,
  { data, choicesOf, language }: Omit<ReviewData, 'pages' | 'shown'>,
  { yes }: PageMessages,
): string {
  const value = submittedValue(field, data[field.key]);
  if (!isFilledIn(value)) return '';
  const { isTick = false, show } = field.definition;
  if (isTick) return value === true || value === 1 ? yes : '';
  const labels = new Map(choicesOf(field).map((choice) => [choice.value, choice.label]));
  const shown = (one: string | number) =>
    labels.get(String(one)) ??
    show?.(one, field, language) ??
    field.format?.show?.(String(one)) ??
    String(one);
  // `Review` filters out groups, so the value is never a list of rows, and the cast is safe.
  return ([value].flat() as (string | number)[]).map(shown).join(', ');
}

interface PageTopProps extends FormPagesState {
  isReadOnly: boolean;
  review: ReviewData | undefined;
}

/** The heading is focusable, because `usePages` moves the focus there when the page changes. */
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
