import type { ParsedForm } from '@kosha/form-engine';
import { Text } from '@kosha/ui';
import { useState } from 'react';
import { contractTestOf, fixtureOf, type Download } from '../model/downloads.ts';
import type { ReadableAnswer } from '../model/read-answer.ts';
import { fileOf, longestLink } from '../model/state-file.ts';
import type { PlaygroundState } from '../model/state.ts';
import { SmallButton } from './small-button.tsx';
import classes from './playground.module.css';

interface TakeAwayProps {
  state: PlaygroundState;
  answer: ReadableAnswer;
  parsed: ParsedForm;
  /** Returns a URL that restores the current state. */
  linkNow: () => Promise<string>;
}

/** A link to share, or a file if the link would be too long, and files to download. */
export function TakeAway({ state, answer, parsed, linkNow }: TakeAwayProps) {
  const [status, setStatus] = useState('');
  const [shown, setShown] = useState('');
  const share = async () => {
    const link = await linkNow();
    if (link.length > longestLink) {
      save(fileOf(state));
      setStatus(
        'The link would be too long, so this is saved as a file: send that, and open it here.',
      );
      setShown('');
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setStatus('The link is copied.');
      setShown('');
    } catch {
      setStatus('Copy the link from here:');
      setShown(link);
    }
  };
  return (
    <div className={classes.row}>
      <SmallButton onClick={() => void share()}>Copy link</SmallButton>
      <SmallButton onClick={() => save(fixtureOf(state.answer))}>Download as fixture</SmallButton>
      <SmallButton onClick={() => save(contractTestOf(parsed, answer))}>
        Download as contract test
      </SmallButton>
      <Text size="sm" role="status">
        {status}
      </Text>
      {shown && <code className={classes.code}>{shown}</code>}
    </div>
  );
}

function save({ name, type, text }: Download): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
