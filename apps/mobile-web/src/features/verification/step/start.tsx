import { AccountIcon, Disclosure, ImageIcon, Link, OrdersIcon, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { startMessages } from './start.messages.ts';
import classes from './start.module.css';

const needs = [
  ['documents', ImageIcon],
  ['phone', OrdersIcon],
  ['people', AccountIcon],
] as const;

/**
 * A small part above the first step: how long all steps take. One press shows what to have ready
 * and what is stored.
 */
export function Start({ steps }: { steps: number }) {
  const text = useMessages(startMessages);
  return (
    <section className={classes.zone}>
      {/* A minute for each step. */}
      <p className={classes.time}>{text('time', { count: steps })}</p>
      <Text size="sm">{text('why')}</Text>
      <Disclosure summary={text('atHand')}>
        <ul className={classes.needs}>
          {needs.map(([key, Icon]) => (
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
