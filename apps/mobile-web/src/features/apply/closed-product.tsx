import { isApplyable, isLocked } from '@kosha/domain';
import { ButtonLink, CalendarIllustration, EmptyState } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { applyMessages } from './apply.messages.ts';

/** Whether the product takes no applications, because it is full or locked by a tier (§3). */
export const isClosed = (product: HomeProduct): boolean =>
  isLocked(product) || !isApplyable(product);

/** Shown instead of the form, because the server would refuse the application. */
export function ClosedProduct({ product }: { product: HomeProduct }) {
  const text = useMessages(applyMessages);
  const reason = isLocked(product) ? 'locked' : 'full';
  return (
    <ScreenLayout>
      <EmptyState
        title={text(`${reason}Title`, { name: product.name })}
        illustration={<CalendarIllustration />}
        action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
      >
        {product.fullMsg || text(`${reason}Text`)}
      </EmptyState>
    </ScreenLayout>
  );
}
