import { Skeleton } from '@kosha/ui';
import { useMessages } from '../shared/i18n/messages.ts';
import { ScreenLayout } from '../shared/navigation/screen-layout.tsx';
import { shellMessages } from '../shared/i18n/shell.messages.ts';
import { Framed } from './framed.tsx';
import type { RouteRow } from './route-row.ts';

type ShellProps = Pick<RouteRow, 'frame' | 'background' | 'feedback'> & { title: string };

/** The frame of a screen while nothing is known of its content. Only the build renders it. */
export function Shell(props: ShellProps) {
  const text = useMessages(shellMessages);
  return (
    <Framed {...props}>
      <ScreenLayout>
        <Skeleton shape="card" label={text('loading')} />
      </ScreenLayout>
    </Framed>
  );
}
