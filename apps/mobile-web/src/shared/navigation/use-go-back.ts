import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** One page back (§2). If a deep link opened the first screen of the visit, goes home instead. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const isFirst = key === 'default' || isFirstEntry();
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}

/** Sign-in replaces the entry that a deep link made; the router numbers its entries from 0. */
function isFirstEntry(): boolean {
  return (window.history.state as { idx?: unknown } | null)?.idx === 0;
}
