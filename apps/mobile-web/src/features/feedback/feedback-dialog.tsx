import { Button, Dialog, Notice, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { ContactBlock } from '../../shared/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { feedbackMessages } from './feedback.messages.ts';

/** Says that the form comes soon, and how to reach customer service meanwhile (§2, D02). */
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
  const config = useQuery(clientConfigQuery);
  if (config.data) return <ContactBlock customer={config.data.customer} />;
  if (config.isPending) return <WaitingForReads shape="list" label={text('loading')} />;
  return (
    <Notice
      tone="danger"
      title={text('failed')}
      action={
        <Button
          variant="secondary"
          isLoading={config.isFetching}
          loadingLabel={text('loading')}
          onClick={() => void config.refetch()}
        >
          {text('retry')}
        </Button>
      }
    >
      {errorText(config.error)}
    </Notice>
  );
}
