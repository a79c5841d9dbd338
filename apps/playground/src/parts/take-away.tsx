import type { ParsedForm } from '@kosha/form-engine';
import { Text } from '@kosha/ui';
import { useState } from 'react';
import { contractTestOf, fixtureOf, type Download } from '../model/downloads.ts';
import type { ReadableAnswer } from '../model/read-answer.ts';
import { SmallButton } from './small-button.tsx';
import classes from './playground.module.css';

interface TakeAwayProps {
  text: string;
  answer: ReadableAnswer;
  parsed: ParsedForm;
  /** The address that shows all this again. */
  linkNow: () => Promise<string>;
}

/** A link to share and files to keep. */
export function TakeAway({ text, answer, parsed, linkNow }: TakeAwayProps) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');
  const share = async () => {
    const link = await linkNow();
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is copied.');
      setShown('');
    } catch {
      setSaid('Copy the link from here:');
      setShown(link);
    }
  };
  return (
    <div className={classes.row}>
      <SmallButton onClick={() => void share()}>Copy link</SmallButton>
      <SmallButton onClick={() => save(fixtureOf(text))}>Download as fixture</SmallButton>
      <SmallButton onClick={() => save(contractTestOf(parsed, answer))}>
        Download as contract test
      </SmallButton>
      <Text size="sm" role="status">
        {said}
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
