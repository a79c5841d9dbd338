import { ButtonLink, EmptyState, UnpluggedIllustration } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { nativeAuditMessages } from './native-audit.messages.ts';

type ProblemProps = { kind: 'link' | 'session' } | { kind: 'outside'; orderId: string };

/** Explains why no audit can be shown, with a next step. */
export function Problem(props: ProblemProps) {
  const text = useMessages(nativeAuditMessages);
  const { kind } = props;
  const ways = {
    link: { href: paths.joint(), label: text('signIn') },
    session: { href: paths.joint(), label: text('signIn') },
    outside: {
      href: kind === 'outside' ? paths.orderAudit(props.orderId) : paths.orders(),
      label: text('toOrder'),
    },
  };
  const { href, label } = ways[kind];
  return (
    <ScreenLayout>
      <div role="alert">
        <EmptyState
          title={text(`${kind}Title`)}
          illustration={<UnpluggedIllustration />}
          action={<ButtonLink href={href}>{label}</ButtonLink>}
        >
          {text(`${kind}Text`)}
        </EmptyState>
      </div>
    </ScreenLayout>
  );
}
