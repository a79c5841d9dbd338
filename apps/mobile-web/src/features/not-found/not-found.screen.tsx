import { EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { HomeLink, ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { notFoundMessages } from './not-found.messages.ts';

/** The page for an unknown path (D07). */
export function NotFoundScreen() {
  const text = useMessages(notFoundMessages);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('title')}
        illustration={<MagnifierIllustration />}
        action={<HomeLink />}
      >
        {text('text')}
      </EmptyState>
    </ScreenLayout>
  );
}
