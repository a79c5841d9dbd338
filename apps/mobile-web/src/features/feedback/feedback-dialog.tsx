import { Dialog, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { ContactBlock } from '../../shared/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.ts';
import { ReadGate } from '../../shared/queries/read-gate.tsx';
import { ReadFailedNotice } from '../../shared/read-failed.tsx';
import { feedbackMessages } from './feedback.messages.ts';

/** Says that the form comes soon, and how to reach customer service until then (§2, D02). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(feedbackMessages);
  return (
    <Dialog isOpen onClose={onClose} title={text('title')} closeLabel={text('close')}>
      <Stack gap={3}>
        <Text>{text('soon')}</Text>
        <Contact />
      </Stack>
    </Dialog>
  );
}

function Contact() {
  const text = useMessages(feedbackMessages);
  const read = useQuery(clientConfigQuery);
  return (
    <ReadGate
      read={read}
      shape="list"
      loading={text('loading')}
      failed={text('failed')}
      failure={ReadFailedNotice}
    >
      {({ customer }) => <ContactBlock customer={customer} />}
    </ReadGate>
  );
}
