import { actingNow, type Acting } from './late.ts';

/** Stands for `react-router-dom` in the built app (`build/late-imports.ts`). */
type Router = Acting['router'];

export const createPath: Router['createPath'] = (parts) => actingNow().router.createPath(parts);
export const Navigate: Router['Navigate'] = (props) => actingNow().router.Navigate(props);
export const useLocation: Router['useLocation'] = () => actingNow().router.useLocation();
export const useNavigate: Router['useNavigate'] = () => actingNow().router.useNavigate();
export const useSearchParams: Router['useSearchParams'] = () =>
  actingNow().router.useSearchParams();
