import { AccountIcon, Disclosure, ImageIcon, Link, OrdersIcon, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { verificationIntroMessages } from './verification-intro.messages.ts';
import classes from './verification-intro.module.css';

const requirements = [
  ['documents', ImageIcon],
  ['phone', OrdersIcon],
  ['people', AccountIcon],
] as const;

export function VerificationIntro({ steps }: { steps: number }) {
  const text = useMessages(verificationIntroMessages);
  return (
    <section className={classes.zone}>
      {/* Assumes one minute per step. */}
      <p className={classes.time}>{text('time', { count: steps })}</p>
      <Text size="sm">{text('why')}</Text>
      <Disclosure summary={text('atHand')}>
        <ul className={classes.needs}>
          {requirements.map(([key, Icon]) => (
            <li key={key} className={classes.need}>
              <Icon className={classes.icon} />
              {text(key)}
            </li>
          ))}
        </ul>
        <Text size="sm">{text('kept')}</Text>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
      </Disclosure>
    </section>
  );
}
