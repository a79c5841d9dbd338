import { Button } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { pageNotesMessages } from './page-notes.messages.ts';

/**
 * What stands above every page and is hidden while all is well: that JavaScript is off, and that the app
 * has not come (`watchdog.ts`). Only the build renders it; `shell.css` has its styles.
 */
export function PageNotes({ hasForm }: { hasForm: boolean }) {
  const text = useMessages(pageNotesMessages);
  const shellText = useMessages(shellMessages);
  return (
    <>
      <noscript>
        <p className="page-note">{text('noScript')}</p>
      </noscript>
      <div id="late" role="alert" className="page-note" hidden>
        <p>{text(hasForm ? 'lateForm' : 'late')}</p>
        <Button variant="secondary">{shellText('retry')}</Button>
      </div>
    </>
  );
}
