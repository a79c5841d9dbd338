import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentEntry } from './history-entry.ts';

/** Goes one page back (§2), or to home if a deep link opened the first screen of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // Sign-in replaces the entry of a deep link.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}
