import { Card, ConfirmDialog, ListRow, showToast, SignOutIcon } from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { currentSession, endSession } from '../../shared/session/session.ts';
import { signOut, type SignOutEnd } from '../../shared/server/sign-out.ts';
import { accountMessages } from './account.messages.ts';

/** Both ways to sign out, each after a confirmation (§2 Account, D41). */
export function Quit() {
  const text = useMessages(accountMessages);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<WayOut>();
  // Keeps the text while the dialog closes.
  const [shown, setShown] = useState<WayOut>('quit');
  function ask(way: WayOut) {
    setShown(way);
    setAsked(way);
  }
  function leave() {
    const token = currentSession()?.token;
    // When a session ends, the route guard redirects to sign-in with a return path. After Quit
    // there must be none, so the next line navigates to sign-in without one.
    flushSync(endSession);
    void navigate(paths.login(), { replace: true });
    if (token !== undefined) void waysOut[shown](token);
  }
  return (
    <>
      <Card isFlush>
        {(['quit', 'quitEverywhere'] as const).map((way) => (
          <ListRow key={way} icon={<SignOutIcon />} title={text(way)} onClick={() => ask(way)} />
        ))}
      </Card>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={text(`${shown}Title`)}
        confirmLabel={text(`${shown}Yes`)}
        cancelLabel={text('quitNo')}
        onConfirm={leave}
        onCancel={() => setAsked(undefined)}
      >
        {text(`${shown}Text`)}
      </ConfirmDialog>
    </>
  );
}

const waysOut = {
  quit: (token: string) => signOut(token, 0),
  quitEverywhere,
};

type WayOut = keyof typeof waysOut;

const outcomes = {
  done: { text: 'everywhereDone', tone: 'success' },
  later: { text: 'everywhereLater', tone: 'info' },
  refused: { text: 'everywhereRefused', tone: 'danger' },
} as const satisfies Record<SignOutEnd, object>;

/** This device is signed out already. A toast reports the result for the others. */
async function quitEverywhere(token: string): Promise<void> {
  const { text, tone } = outcomes[await signOut(token, 1)];
  showToast(translate(accountMessages)(text), tone);
}
