import { Button, ConfirmDialog, SignOutIcon } from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { endSession } from '../../shared/session/session.ts';
import { accountMessages } from './account.messages.ts';

/** Ends the session and goes to sign-in, once the person has confirmed (§2 Account). */
export function Quit() {
  const text = useMessages(accountMessages);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const quit = () => {
    // Otherwise the route guard would go to sign-in with a way back to here, which Quit must not leave.
    flushSync(endSession);
    void navigate(paths.login(), { replace: true });
  };
  return (
    <>
      <Button variant="quiet" icon={<SignOutIcon />} onClick={() => setIsAsking(true)}>
        {text('quit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('quitTitle')}
        confirmLabel={text('quitYes')}
        cancelLabel={text('quitNo')}
        onConfirm={quit}
        onCancel={() => setIsAsking(false)}
      >
        {text('quitText')}
      </ConfirmDialog>
    </>
  );
}
