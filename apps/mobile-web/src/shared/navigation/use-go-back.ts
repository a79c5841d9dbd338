import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentEntry } from './history-entry.ts';

/**
 * The returned function goes back one entry, or opens Home if the visit started on this screen
 * (§2).
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // A deep link's entry has the key `default`. If sign-in has replaced the entry, its key
    // differs, but its index is 0.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}
