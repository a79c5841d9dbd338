import { Button, ConfirmDialog, showToast, SignOutIcon } from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { currentSession, endSession } from '../../shared/session/session.ts';
import { signOut, type SignOutEnd } from '../../shared/server/sign-out.ts';
import { accountMessages } from './account.messages.ts';

/** The two ways out, each once the person has confirmed (§2 Account, D41). */
export function Quit() {
  const text = useMessages(accountMessages);
  return (
    <>
      <WayOut
        label={text('quit')}
        title={text('quitTitle')}
        confirm={text('quitYes')}
        onConfirm={quitHere}
      >
        {text('quitText')}
      </WayOut>
      <WayOut
        label={text('quitEverywhere')}
        title={text('quitEverywhereTitle')}
        confirm={text('quitEverywhereYes')}
        onConfirm={quitEverywhere}
      >
        {text('quitEverywhereText')}
      </WayOut>
    </>
  );
}

interface WayOutProps {
  label: string;
  title: string;
  confirm: string;
  onConfirm: (token: string) => Promise<unknown>;
  children: string;
}

function WayOut({ label, title, confirm, onConfirm, children }: WayOutProps) {
  const text = useMessages(accountMessages);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  function leave() {
    const token = currentSession()?.token;
    // At the end of a session the route guard leads to sign-in, with a way back to here. After Quit there
    // must be no way back, so the next line leads to sign-in without one.
    flushSync(endSession);
    void navigate(paths.login(), { replace: true });
    if (token !== undefined) void onConfirm(token);
  }
  return (
    <>
      <Button variant="quiet" icon={<SignOutIcon />} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirmLabel={confirm}
        cancelLabel={text('quitNo')}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

const quitHere = (token: string) => signOut(token, 0);

const told = {
  done: { text: 'everywhereDone', tone: 'success' },
  later: { text: 'everywhereLater', tone: 'info' },
  refused: { text: 'everywhereRefused', tone: 'danger' },
} as const satisfies Record<SignOutEnd, object>;

/**
 * This device is signed out already. Once the server has answered, a toast says what became of the others.
 */
async function quitEverywhere(token: string): Promise<void> {
  const { text, tone } = told[await signOut(token, 1)];
  showToast(translate(accountMessages)(text), tone);
}
