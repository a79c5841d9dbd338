import { Heading } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ReadGate } from '../../shared/queries/read-gate.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { aboutMessages } from './account.messages.ts';
import { aboutUsQuery } from './account.queries.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The app's name and its text (§2 About us). */
export function AboutScreen() {
  return (
    <ScreenLayout>
      <About />
    </ScreenLayout>
  );
}

function About() {
  const text = useMessages(aboutMessages);
  const read = useQuery(aboutUsQuery);
  return (
    <ReadGate read={read} count={4} loading={text('loading')} failed={text('failed')}>
      {({ appName, copywriting }) => (
        <>
          <Heading size="xl">{appName}</Heading>
          <Paragraphs>{copywriting}</Paragraphs>
        </>
      )}
    </ReadGate>
  );
}
