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

/** The frame of every screen, as its row in the route table says; `footer` is a StickyAction. */
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

/** Goes one page back (§2), or Home from the first screen of the visit, which a deep link opened. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const isFirst = key === 'default' || isFirstEntry();
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}

/** Asks the router's number, because sign-in replaces the entry of a deep link; the first is 0. */
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
