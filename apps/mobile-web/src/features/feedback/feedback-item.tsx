import type { Schema } from '@kosha/api-client';
import { plainText } from '@kosha/domain';
import { BottomSheet, Stack, Text } from '@kosha/ui';
import { useState } from 'react';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './feedback-item.module.css';
import { feedbackListMessages } from './feedback.messages.ts';

/**
 * An item of the list: the text is its title; expanded, it shows the photos and the reply (§2
 * Feedback list).
 */
export function FeedbackItem({ opinion }: { opinion: Schema<'Opinion'> }) {
  const text = useMessages(feedbackListMessages);
  const { imges, answerContent, responseTime } = opinion;
  return (
    <Stack gap={3}>
      {imges && imges.length > 0 && <Pictures urls={imges} />}
      {answerContent ? (
        <Reply answer={answerContent} atMs={responseTime ?? undefined} />
      ) : (
        <Text size="sm" tone="soft">
          {text('noReply')}
        </Text>
      )}
    </Stack>
  );
}

/** Thumbnails that open full size. */
function Pictures({ urls }: { urls: readonly string[] }) {
  const text = useMessages(feedbackListMessages);
  const [openIndex, setOpenIndex] = useState<number>();
  const count = urls.length;
  return (
    <>
      <ul className={classes.pictures}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={text('openPicture', { number: index + 1, count })}
              className={classes.picture}
              onClick={() => setOpenIndex(index)}
            >
              <img src={url} alt="" loading="lazy" className={classes.small} />
            </button>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <BottomSheet
          isOpen
          title={text('picture', { number: openIndex + 1, count })}
          closeLabel={text('close')}
          onClose={() => setOpenIndex(undefined)}
        >
          <img
            src={urls[openIndex]}
            alt={text('picture', { number: openIndex + 1, count })}
            className={classes.large}
          />
        </BottomSheet>
      )}
    </>
  );
}

function Reply({ answer, atMs }: { answer: string; atMs: number | undefined }) {
  const text = useMessages(feedbackListMessages);
  return (
    <div className={classes.reply}>
      <p className={classes.from}>
        <b>{text('reply')}</b>
        {atMs !== undefined && <span>{formatDateTime(atMs)}</span>}
      </p>
      {/* Line breaks are preserved; invisible characters and those that change the text
          direction are removed. */}
      <Text className={classes.text}>{answer.split('\n').map(plainText).join('\n')}</Text>
    </div>
  );
}
