import { Button, Notice } from '@kosha/ui';
import { useState } from 'react';
import { useMessages } from '../shared/i18n/messages.ts';
import { updateMessages } from './update-notice.messages.ts';
import { useRoute } from '../shared/navigation/route-context.ts';
import { updateAndReload, useHasNewVersion } from '../shared/offline/worker-link.ts';

/**
 * Appears only on screens with the bottom navigation. The update reloads the page, which could
 * clear a form on other screens.
 */
export function UpdateNotice() {
  const text = useMessages(updateMessages);
  const isReady = useHasNewVersion();
  const [isUpdating, setIsUpdating] = useState(false);
  const { frame } = useRoute();
  if (!isReady || frame !== 'tabs') return null;
  const update = () => {
    setIsUpdating(true);
    void updateAndReload();
  };
  return (
    <Notice
      tone="info"
      title={text('title')}
      action={
        <Button
          variant="secondary"
          isLoading={isUpdating}
          loadingLabel={text('updating')}
          onClick={update}
        >
          {text('update')}
        </Button>
      }
    />
  );
}
