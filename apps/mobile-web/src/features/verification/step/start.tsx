import { AccountIcon, Disclosure, Heading, ImageIcon, Link, OrdersIcon, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { startMessages } from './start.messages.ts';
import classes from './start.module.css';

const needs = [
  ['documents', ImageIcon],
  ['phone', OrdersIcon],
  ['people', AccountIcon],
] as const;

/** Stands above the first step: how long all steps take, what to have at hand, and what is kept. */
export function Start({ steps }: { steps: number }) {
  const text = useMessages(startMessages);
  return (
    <section>
      <div className={classes.zone}>
        <Text size="sm">{text('steps', { count: steps })}</Text>
        {/* A minute for each step. */}
        <p className={classes.time}>{text('time', { count: steps })}</p>
        <Text size="sm">{text('why')}</Text>
      </div>
      <Heading size="md">{text('atHand')}</Heading>
      <ul className={classes.needs}>
        {needs.map(([key, Icon]) => (
          <li key={key} className={classes.need}>
            <Icon className={classes.icon} />
            {text(key)}
          </li>
        ))}
      </ul>
      <Disclosure summary={text('keep')}>
        <Text size="sm">{text('kept')}</Text>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
      </Disclosure>
    </section>
  );
}
