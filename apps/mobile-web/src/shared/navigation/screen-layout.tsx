import {
  AccountIcon,
  AppBar,
  BottomNav,
  ButtonLink,
  FeedbackIcon,
  HomeIcon,
  IconButton,
  OrdersIcon,
  Screen,
} from '@kosha/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHomeNew } from './home-seen.ts';
import { useMessages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { useRoute, useScreenNotice } from './route-context.ts';
import { shellMessages } from '../i18n/shell.messages.ts';
import { keepTitleFocus } from './title-focus.ts';
import { useGoBack } from './history-record.ts';

/** Pass a `StickyAction` as `footer`. */
export function ScreenLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const { title, frame, background, hasFeedback, openFeedback } = useRoute();
  const text = useMessages(shellMessages);
  const notice = useScreenNotice();
  const goBack = useGoBack();
  useEffect(keepTitleFocus, []);
  const backProps = frame === 'bar' ? { onBack: goBack, backLabel: text('back') } : {};
  // The feedback button is in the app bar and does not float, so it covers no content (D46).
  const feedback = hasFeedback && (
    <IconButton label={text('feedback')} icon={<FeedbackIcon />} onClick={openFeedback} />
  );
  return (
    <Screen
      background={background}
      header={frame !== 'bare' && <AppBar title={title} {...backProps} right={feedback} />}
      footer={footer}
      nav={frame === 'tabs' && <MainNavigation />}
    >
      {notice}
      {children}
    </Screen>
  );
}

function MainNavigation() {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  const isHomeNew = useIsHomeNew();
  const item = (href: string, label: string, icon: ReactNode) => ({
    href,
    label,
    icon,
    isCurrent: pathname === href,
  });
  return (
    <BottomNav
      label={text('navigation')}
      items={[
        {
          ...item(paths.home(), text('home'), <HomeIcon />),
          ...(isHomeNew && { badge: text('new') }),
        },
        item(paths.orders(), text('orders'), <OrdersIcon />),
        item(paths.personal(), text('account'), <AccountIcon />),
      ]}
    />
  );
}

export function HomeLink() {
  const text = useMessages(shellMessages);
  return <ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>;
}
