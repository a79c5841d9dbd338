import { isCovered, notePicture } from './cover.ts';
import { Framed } from './framed.tsx';
import type { PicturedRow } from './pictured-rows.ts';
import { wantedLanguage } from '../shared/i18n/language-choice.ts';
import { pageLanguage, showTextsOfPage } from '../shared/language/texts-of-page.ts';
import type { ScreenComponent } from '../shared/navigation/lazy-screen.tsx';
import { matchPattern, type Params } from '../shared/navigation/match-pattern.ts';
import { readStoredSession } from '../shared/session/session-storage.ts';
import { actWith } from '../picture/late/late.ts';
import { draw } from '../picture/draw.ts';
import { watchPicture } from '../picture/hand-over.ts';
import { readAnswers, standIns } from '../picture/stand-ins.ts';

/**
 * Shows a screen in the place of its frame, as soon as its code and its answers are here and before React is. Call this in the
 * file that the app loads for it. Does nothing where the app has started, or where the page is another one.
 */
export function showPicture(pattern: string, row: PicturedRow, Screen: ScreenComponent): void {
  if (import.meta.env.SSR || !isCovered()) return;
  // The frame stays, and the app itself shows what it can.
  drawInFrame(matchPattern(pattern, location.pathname), row, Screen).catch(() => {});
}

async function drawInFrame(
  params: Params | undefined,
  row: PicturedRow,
  Screen: ScreenComponent,
): Promise<void> {
  const token = readStoredSession()?.token;
  if (!params || !Screen.earlyReads || token === undefined) return;
  if (pageLanguage() !== wantedLanguage()) return;
  showTextsOfPage();
  const answers = await readAnswers(Screen.earlyReads, params);
  const frame = document.getElementById('shell');
  const hasApp = document.getElementById('root')?.hasChildNodes() !== false;
  if (!frame || hasApp || readStoredSession()?.token !== token) return;
  const picture = actWith(standIns(answers), () =>
    draw(
      <Framed {...row} title={titleIn(frame)} params={params}>
        <Screen />
      </Framed>,
    ),
  );
  frame.replaceChildren(picture);
  frame.inert = false;
  window.scrollTo(0, 0);
  notePicture(watchPicture(frame));
}

/** The frame of the page has it already. */
const titleIn = (frame: HTMLElement): string => frame.querySelector('h1')?.textContent ?? '';
