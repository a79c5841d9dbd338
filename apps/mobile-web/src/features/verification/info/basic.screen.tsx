import { InfoScreen } from './info-screen.tsx';

/** Basic Information: the questions are the server's (§2, §7). */
export function BasicScreen() {
  return <InfoScreen step="basic" />;
}
