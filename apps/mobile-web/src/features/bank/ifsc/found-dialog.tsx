import { Button, Dialog, KeyValueList } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ifscMessages } from './ifsc.messages.ts';
import type { FoundBranch } from './use-finder.ts';

interface FoundDialogProps {
  found: FoundBranch | null;
  onYes: (ifsc: string) => void;
  onRefind: () => void;
  onClose: () => void;
}

/** Confirms the branch (§2.79). If its state or district is missing, shows the selected ones. */
export function FoundDialog({ found, onYes, onRefind, onClose }: FoundDialogProps) {
  const text = useMessages(ifscMessages);
  if (found === null) return null;
  const { branch, state, city } = found;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('confirmTitle')}
      actions={
        <>
          <Button isFullWidth onClick={() => onYes(branch.ifsc)}>
            {text('yes')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={onRefind}>
            {text('refind')}
          </Button>
        </>
      }
    >
      <KeyValueList
        rows={[
          { label: text('ifscCode'), value: branch.ifsc },
          { label: text('state'), value: branch.state ?? state.name },
          { label: text('district'), value: branch.district ?? city.name },
          { label: text('branch'), value: branch.name },
        ]}
      />
    </Dialog>
  );
}
