import { ButtonLink, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { notFoundMessages } from './not-found.messages.ts';

/** The page for an unknown path (D07). */
export function NotFoundScreen() {
  const text = useMessages(notFoundMessages);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('title')}
        illustration={<MagnifierIllustration />}
        action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
      >
        {text('text')}
      </EmptyState>
    </ScreenLayout>
  );
}
