import {
  AccountIcon,
  AppBar,
  BottomNav,
  FeedbackIcon,
  FloatingButton,
  HomeIcon,
  OrdersIcon,
  Screen,
} from '@kosha/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from './i18n/messages.ts';
import { paths } from './paths.ts';
import { useRoute, useScreenNotice } from './route-context.ts';
import { shellMessages } from './shell.messages.ts';
import { keepTitleFocus } from './title-focus.ts';

/** The frame of every screen, drawn from its route's row; `footer` is a StickyAction. */
export function ScreenLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const { title, frame, background, hasFeedback, openFeedback } = useRoute();
  const text = useMessages(shellMessages);
  const notice = useScreenNotice();
  const goBack = useGoBack();
  useEffect(keepTitleFocus, []);
  const backProps = frame === 'bar' ? { onBack: goBack, backLabel: text('back') } : {};
  return (
    <Screen
      background={background}
      header={frame !== 'bare' && <AppBar title={title} {...backProps} />}
      footer={footer}
      nav={frame === 'tabs' && <MainNavigation />}
      floating={
        hasFeedback ? (
          <FloatingButton label={text('feedback')} icon={<FeedbackIcon />} onClick={openFeedback} />
        ) : undefined
      }
    >
      {notice}
      {children}
    </Screen>
  );
}

/** One page back (§2); the first screen of the visit, opened by a deep link, goes home instead. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const isFirst = key === 'default' || isFirstEntry();
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}

/** Sign-in replaces the entry that a deep link made; the router numbers its entries from 0. */
function isFirstEntry(): boolean {
  return (window.history.state as { idx?: unknown } | null)?.idx === 0;
}

function MainNavigation() {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
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
        { ...item(paths.home(), text('home'), <HomeIcon />), badge: text('new') },
        item(paths.orders(), text('orders'), <OrdersIcon />),
        item(paths.personal(), text('account'), <AccountIcon />),
      ]}
    />
  );
}
