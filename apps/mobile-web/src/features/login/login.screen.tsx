import type { Schema } from '@kosha/api-client';
import { groupedPhone, limits, nationalPhone, validateAgreement } from '@kosha/domain';
import {
  Button,
  CheckboxField,
  CleanTextField,
  Link,
  Notice,
  OtpField,
  Stack,
  whenIdle,
} from '@kosha/ui';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { telephoneUrl } from '../../shared/browser/telephone.ts';
import { useSecondsLeft } from '../../shared/browser/use-seconds-left.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LanguagePicker } from '../../shared/language/language-picker.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { BreakableText } from '../../shared/order-display/breakable-text.tsx';
import { paths } from '../../shared/paths.ts';
import { useAppName } from '../../shared/server/app-name.ts';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useIsAbroad } from '../../shared/tracking/country.ts';
import { loginMessages } from './login.messages.ts';
import classes from './login.module.css';
import { useLoginForm } from './use-login-form.ts';
import { useLeaveWhenSignedIn } from './use-sign-in.ts';

interface CodeButtonProps {
  resendAtMs: number | undefined;
  isSending: boolean;
  onSend: () => void;
}

/** The button's label is 'Get' at first, then a countdown, then 'resend' (§4 Sign-in). */
function CodeButton({ resendAtMs, isSending, onSend }: CodeButtonProps) {
  const text = useMessages(loginMessages);
  const seconds = useSecondsLeft(resendAtMs);
  const waiting = seconds > 0 ? text('codeWait', { seconds }) : undefined;
  return (
    <Button
      type="button"
      variant="quiet"
      title={text('codeHelp')}
      disabled={waiting !== undefined}
      isLoading={isSending}
      loadingLabel={text('codeSending')}
      onClick={onSend}
    >
      {waiting ?? text(resendAtMs === undefined ? 'codeGet' : 'codeResend')}
    </Button>
  );
}

type Form = Omit<ReturnType<typeof useLoginForm>, `${string}Ref`>;

interface FieldProps {
  form: Form;
  ref: Ref<HTMLInputElement>;
}

/** The form for the mobile number and the one-time code (§2 Login). */
function LoginForm() {
  const text = useMessages(loginMessages);
  const { phoneRef, codeRef, agreementRef, ...form } = useLoginForm();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack>
        <PhoneField form={form} ref={phoneRef} />
        <CodeField form={form} ref={codeRef} />
        <Agreement form={form} ref={agreementRef} />
        <Button
          type="submit"
          isFullWidth
          disabled={!form.canSubmit}
          isLoading={form.isSubmitting}
          loadingLabel={text('submitting')}
        >
          {text('submit')}
        </Button>
        {form.sending.sendError && <SendError>{form.sending.sendError}</SendError>}
      </Stack>
    </form>
  );
}

function PhoneField({ form, ref }: FieldProps) {
  const text = useMessages(loginMessages);
  const problem = form.phoneProblem;
  return (
    <CleanTextField
      ref={ref}
      label={text('phone')}
      prefix={`+${limits.phonePrefix}`}
      visibleCharacters={limits.phoneDigits + 1}
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      value={groupedPhone(form.phone)}
      clean={(text) => groupedPhone(nationalPhone(text))}
      onText={(text) => form.takePhone(nationalPhone(text))}
      error={problem && text(problem)}
    />
  );
}

function CodeField({ form, ref }: FieldProps) {
  const text = useMessages(loginMessages);
  const { sentTo } = form;
  return (
    <OtpField
      ref={ref}
      label={text('code')}
      hint={sentTo && text('codeSent', { prefix: limits.phonePrefix, phone: groupedPhone(sentTo) })}
      enterKeyHint="go"
      maxLength={limits.loginCodeDigits}
      value={form.code}
      onChange={form.takeCode}
      error={form.isCodeRefused && text('codeRefused')}
      rightSection={
        <CodeButton
          resendAtMs={form.resendAtMs}
          isSending={form.sending.isSending}
          onSend={form.sendCode}
        />
      }
    />
  );
}

function Agreement({ form, ref }: FieldProps) {
  const text = useMessages(loginMessages);
  const problem = validateAgreement(form.hasAgreed);
  return (
    <CheckboxField
      ref={ref}
      checked={form.hasAgreed}
      onChange={(event) => form.takeAgreement(event.target.checked)}
      error={problem && text(problem)}
      label={
        <span className={classes.agreement}>
          {text('agreeTo')}{' '}
          <Link href={paths.agreementLoan()} isStandalone>
            {text('loanAgreement')}
          </Link>
        </span>
      }
    />
  );
}

/** An error that scrolls into view, because the keyboard may cover it (§8). */
function SendError({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={ref}>
      <Notice tone="danger">{children}</Notice>
    </div>
  );
}

/**
 * The lender's name and contacts, loaded once the page is idle. Until then, only the link to the
 * privacy policy is shown (D02).
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
          <Link href={telephoneUrl(phone)} isStandalone>
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

/** The sign-in screen (§2 Login). */
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
          <LanguagePicker />
        </div>
        <p className={classes.brand}>{appName}</p>
        <p className={classes.promise}>{text('intro')}</p>
      </header>
      <LoginForm />
      {/* Below the form, because this notice loads late and must not move the form. */}
      <div role="status">{isAbroad && <Notice tone="info">{text('indiaOnly')}</Notice>}</div>
      <Lender />
    </ScreenLayout>
  );
}
