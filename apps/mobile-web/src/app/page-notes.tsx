import { Button } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { pageNotesMessages } from './page-notes.messages.ts';

/**
 * Notices above every page, hidden until needed: JavaScript is off, or the app failed to load
 * (`inline-script.ts`). Only the build renders them; their styles are in `shell.css`.
 */
export function PageNotes() {
  const text = useMessages(pageNotesMessages);
  return (
    <>
      <noscript>
        <p className="page-note">{text('noScript')}</p>
      </noscript>
      <div id="not-loaded" role="alert" className="page-note" hidden>
        <p>{text('notLoaded')}</p>
        <Button variant="secondary">{text('reload')}</Button>
      </div>
    </>
  );
}
