import {
  AccountIcon,
  Card,
  ClockIcon,
  ContractIcon,
  FeedbackIcon,
  HelpIcon,
  InfoIcon,
  ListRow,
  LockIcon,
  OrdersIcon,
  PhoneIcon,
  ScalesIcon,
  ToggleIcon,
} from '@kosha/ui';
import type { Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import { accountMessages } from './account.messages.ts';

interface AccountLink {
  title:
    | 'orders'
    | 'schedules'
    | 'feedback'
    | 'help'
    | 'about'
    | 'privacy'
    | 'loan'
    | 'consents'
    | 'myData'
    | 'grievances'
    | 'contact';
  icon: ReactNode;
  href: string;
  /** The link is hidden if the server lacks this optional feature (D62). */
  part?: string;
  /**
   * Returns whether the policy shows the link (D54). Without this function, every policy shows the
   * link.
   */
  isMeant?: (policy: Policy) => boolean;
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
      { title: 'loan', icon: <ContractIcon />, href: paths.agreementLoan() },
      { title: 'consents', icon: <ToggleIcon />, href: paths.consents(), part: 'consents' },
      { title: 'myData', icon: <AccountIcon />, href: paths.myData(), part: 'myData' },
      {
        title: 'contact',
        icon: <PhoneIcon />,
        href: paths.authStep('contacts', { pid: undefined }),
        isMeant: ({ isContactAgreed }) => isContactAgreed,
      },
      { title: 'grievances', icon: <ScalesIcon />, href: paths.grievances(), part: 'grievances' },
    ],
  },
];

export function AccountLinks() {
  const text = useMessages(accountMessages);
  const { data: config } = useQuery(clientConfigQuery);
  const policy = usePolicy();
  const isShown = ({ part, isMeant }: AccountLink) =>
    (part === undefined || config?.parts?.includes(part)) && isMeant?.(policy) !== false;
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={text(title)}>
      <Card isFlush>
        {links.filter(isShown).map((link) => (
          <ListRow key={link.title} title={text(link.title)} icon={link.icon} href={link.href} />
        ))}
      </Card>
    </nav>
  ));
}
