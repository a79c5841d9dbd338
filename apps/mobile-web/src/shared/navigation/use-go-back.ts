import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentEntry } from './history-entry.ts';

/** Goes one page back (§2), or to home if a deep link opened the first screen of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // A deep link's entry has the key `default`; if sign-in has replaced it, its index is 0.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}
