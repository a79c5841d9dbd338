import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentEntry } from './history-entry.ts';

/** One page back (§2). If a deep link opened the first screen of the visit, goes home instead. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // Sign-in replaces the entry that a deep link made.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}
