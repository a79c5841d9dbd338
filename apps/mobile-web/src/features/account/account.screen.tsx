import { useQuery } from '@tanstack/react-query';
import { Card, ConfirmDialog, ListRow, showToast, SignOutIcon } from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { LanguageLine } from '../../shared/language/language-line.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { AccountLinks } from './account-links.tsx';
import { Devices } from './devices.tsx';
import { InstallRow } from './install-row.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { currentSession, endSession } from '../../shared/session/session.ts';
import { signOut, type SignOutEnd } from '../../shared/server/sign-out.ts';
import { accountMessages } from './account.messages.ts';

/** Both ways to sign out, each after a confirmation (§2 Account, D41). */
function Quit() {
  const text = useMessages(accountMessages);
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<SignOutAction>();
  // Keeps the dialog's text during its closing animation.
  const [shown, setShown] = useState<SignOutAction>('quit');
  function openDialog(action: SignOutAction) {
    setShown(action);
    setPendingAction(action);
  }
  function signOutAndLeave() {
    const token = currentSession()?.token;
    // When a session ends, the route guard redirects to sign-in with a return path. Quit must not
    // return here, so the next line navigates to sign-in without a return path.
    flushSync(endSession);
    void navigate(paths.login(), { replace: true });
    if (token !== undefined) void signOutActions[shown](token);
  }
  return (
    <>
      <Card isFlush>
        {(['quit', 'quitEverywhere'] as const).map((action) => (
          <ListRow
            key={action}
            icon={<SignOutIcon />}
            title={text(action)}
            onClick={() => openDialog(action)}
          />
        ))}
      </Card>
      <ConfirmDialog
        isOpen={pendingAction !== undefined}
        title={text(`${shown}Title`)}
        confirmLabel={text(`${shown}Yes`)}
        cancelLabel={text('quitNo')}
        onConfirm={signOutAndLeave}
        onCancel={() => setPendingAction(undefined)}
      >
        {text(`${shown}Text`)}
      </ConfirmDialog>
    </>
  );
}

const signOutActions = {
  quit: (token: string) => signOut(token, 0),
  quitEverywhere,
};

type SignOutAction = keyof typeof signOutActions;

const outcomes = {
  done: { text: 'everywhereDone', tone: 'success' },
  later: { text: 'everywhereLater', tone: 'info' },
  refused: { text: 'everywhereRefused', tone: 'danger' },
} as const satisfies Record<SignOutEnd, object>;

/**
 * Signs out on all devices. This device is already signed out; a toast reports the result for the
 * others.
 */
async function quitEverywhere(token: string): Promise<void> {
  const { text, tone } = outcomes[await signOut(token, 1)];
  showToast(translate(accountMessages)(text), tone);
}

/**
 * The user and their active orders; links to orders, help and agreements; Quit (§2 Account, D04,
 * D32).
 */
export function AccountScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  return (
    <ScreenLayout>
      <ProfileSummary />
      <AccountLinks />
      <LanguageLine />
      <InstallRow />
      {config && <ContactBlock customer={config.customer} />}
      <Devices />
      <Quit />
    </ScreenLayout>
  );
}
