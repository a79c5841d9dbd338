import type { Schema } from '@kosha/api-client';
import { Link, whenIdle } from '@kosha/ui';
import { Fragment, useEffect, useState } from 'react';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { telephone } from '../../shared/browser/telephone.ts';
import { loginMessages } from './login.messages.ts';
import classes from './login.module.css';

/**
 * Who lends, and where to complain (D02). It comes once the page is idle; without it, only the policy is
 * shown. What comes late is placed after what is there already, so nothing moves.
 */
export function Lender() {
  const text = useMessages(loginMessages);
  const { companyName, grievanceOfficer, phone } = useCustomerService() ?? {};
  return (
    <div className={classes.lender}>
      <p className={classes.links}>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
        {phone && (
          <Link href={telephone(phone)} isStandalone>
            {text('callUs', { phone })}
          </Link>
        )}
      </p>
      {companyName && <p>{text('lender', { name: companyName })}</p>}
      {grievanceOfficer && (
        <p>
          <WithAddress>{text('grievanceOfficer', { name: grievanceOfficer })}</WithAddress>
        </p>
      )}
    </div>
  );
}

/** An e-mail address stays in one line; where that is too short for it, it breaks after its @. */
function WithAddress({ children }: { children: string }) {
  return children.split(' ').map((word, index) => {
    const [name, ...host] = word.split('@');
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        {host.length === 0 ? (
          word
        ) : (
          <span className={classes.address}>
            {name}@<wbr />
            {host.join('@')}
          </span>
        )}
      </Fragment>
    );
  });
}

function useCustomerService(): Schema<'CustomerService'> | undefined {
  const [customer, setCustomer] = useState<Schema<'CustomerService'>>();
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const result = await readClientConfig();
      if (result.ok && isHere) setCustomer(result.data.customer);
    };
    const cancel = whenIdle(() => void ask());
    return () => {
      isHere = false;
      cancel();
    };
  }, []);
  return customer;
}
