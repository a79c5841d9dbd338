import { Button } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { fallbackNoticeMessages } from './fallback-notices.messages.ts';

/**
 * Notices for disabled JavaScript and for an app that failed to load. Only the prerender build
 * renders them; `inline-script.ts` shows the second notice.
 */
export function FallbackNotices() {
  const text = useMessages(fallbackNoticeMessages);
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
