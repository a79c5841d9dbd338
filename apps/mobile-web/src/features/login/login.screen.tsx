import { Link, Notice, whenIdle } from '@kosha/ui';
import type { Schema } from '@kosha/api-client';
import { useEffect, useState } from 'react';
import { useAppName } from '../../shared/server/app-name.ts';
import { useIsAbroad } from '../../shared/tracking/country.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LanguageLine } from '../../shared/language/language-line.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { loginMessages } from './login.messages.ts';
import { useLeaveWhenSignedIn } from './use-sign-in.ts';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { paths } from '../../shared/paths.ts';
import { telephone } from '../../shared/browser/telephone.ts';
import { BreakableText } from '../../shared/order-display/breakable-text.tsx';
import classes from './login.module.css';

/**
 * The lender and the grievance contact (D02), loaded once the page is idle. If that fails, only the
 * policy is shown. It is placed last, because content that loads later would shift the layout
 * below.
 */
function Lender() {
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
          <BreakableText>{text('grievanceOfficer', { name: grievanceOfficer })}</BreakableText>
        </p>
      )}
    </div>
  );
}

function useCustomerService(): Schema<'CustomerService'> | undefined {
  const [customer, setCustomer] = useState<Schema<'CustomerService'>>();
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const result = await readClientConfig();
      if (result.ok && isMounted) setCustomer(result.data.customer);
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isMounted = false;
      cancel();
    };
  }, []);
  return customer;
}

/** Signs in with a phone number and a one-time code (§2 Login). */
export function LoginScreen() {
  const text = useMessages(loginMessages);
  const isAbroad = useIsAbroad();
  const appName = useAppName();
  useLeaveWhenSignedIn();
  return (
    <ScreenLayout>
      <header className={classes.zone} data-zone="well">
        <h1 tabIndex={-1} className={classes.title}>
          {text('title')}
        </h1>
        <div className={classes.languages}>
          <LanguageLine />
        </div>
        <p className={classes.brand}>{appName}</p>
        <p className={classes.promise}>{text('intro')}</p>
      </header>
      <LoginForm />
      {/* Below the form, because it appears later and must not move what the user is about to
          tap. */}
      <div role="status">{isAbroad && <Notice tone="info">{text('indiaOnly')}</Notice>}</div>
      <Lender />
    </ScreenLayout>
  );
}
