import { Button } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { pageNotesMessages } from './page-notes.messages.ts';

/**
 * The hidden notices for disabled JavaScript and for an app that failed to load
 * (`inline-script.ts`). Only the prerender build renders this component; its styles are in
 * `shell.css`.
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
