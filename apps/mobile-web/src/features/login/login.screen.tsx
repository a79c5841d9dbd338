import { Notice } from '@kosha/ui';
import { useAppName } from '../../shared/server/app-name.ts';
import { useIsAbroad } from '../../shared/tracking/country.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LanguageLine } from '../../shared/language/language-line.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { Lender } from './lender.tsx';
import { LoginForm } from './login-form.tsx';
import { loginMessages } from './login.messages.ts';
import classes from './login.module.css';
import { useLeaveWhenSignedIn } from './use-sign-in.ts';

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
