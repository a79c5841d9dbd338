import { InfoScreen } from './info-screen.tsx';

/** Work Information: some questions are asked at one work status only (§4). */
export function WorkScreen() {
  return <InfoScreen step="work" />;
}
