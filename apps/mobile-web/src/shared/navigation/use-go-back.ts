import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentEntry } from './history-entry.ts';

/** Goes back one entry, or opens Home if the visit started on this screen (§2). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // The first entry has the key `default`. If sign-in has replaced the entry, the key differs,
    // but the index is 0.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}
