import {
  Card,
  ClockIcon,
  FeedbackIcon,
  HelpIcon,
  InfoIcon,
  ListRow,
  LockIcon,
  OrdersIcon,
} from '@kosha/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { accountMessages } from './account.messages.ts';

interface AccountLink {
  title: 'orders' | 'schedules' | 'feedback' | 'help' | 'about' | 'privacy' | 'loan';
  icon: ReactNode;
  href: string;
}

const groups: { title: 'money' | 'support' | 'legal'; links: AccountLink[] }[] = [
  {
    title: 'money',
    links: [
      { title: 'orders', icon: <OrdersIcon />, href: paths.orders() },
      { title: 'schedules', icon: <ClockIcon />, href: paths.schedules() },
    ],
  },
  {
    title: 'support',
    links: [
      { title: 'feedback', icon: <FeedbackIcon />, href: paths.feedback() },
      { title: 'help', icon: <HelpIcon />, href: paths.help() },
      { title: 'about', icon: <InfoIcon />, href: paths.about() },
    ],
  },
  {
    title: 'legal',
    links: [
      { title: 'privacy', icon: <LockIcon />, href: paths.agreementPrivacy() },
      { title: 'loan', icon: <OrdersIcon />, href: paths.agreementLoan() },
    ],
  },
];

/** The links of Account, in groups by what the person wants to do. */
export function AccountLinks() {
  const text = useMessages(accountMessages);
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={text(title)}>
      <Card isFlush>
        {links.map((link) => (
          <ListRow key={link.title} title={text(link.title)} icon={link.icon} href={link.href} />
        ))}
      </Card>
    </nav>
  ));
}
