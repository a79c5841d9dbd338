import type * as Query from '@tanstack/react-query';
import type * as Router from 'react-router-dom';
import type * as Server from '../../shared/server/api.ts';

/** What only acts: a picture of the first screen does without it (`docs/decisions/prerendering.md`). */
export interface Acting {
  query: Pick<typeof Query, 'useQuery' | 'usePrefetchQuery' | 'useQueryClient'>;
  router: Pick<
    typeof Router,
    'createPath' | 'Navigate' | 'useLocation' | 'useNavigate' | 'useSearchParams'
  >;
  server: { api: Pick<(typeof Server)['api'], 'get' | 'post'> };
}

/** What the modules of this folder lead to: the app's own, once it is here. */
const acting = {} as Acting;

export const actingNow = (): Readonly<Acting> => acting;

/** Call this where the app's own comes. */
export const bring = (real: Partial<Acting>): void => void Object.assign(acting, real);

/** Runs `action`, which must not wait for anything, with stand-ins in the place of the app's own. */
export function actWith<Result>(standIns: Acting, action: () => Result): Result {
  const real = { ...acting };
  bring(standIns);
  try {
    return action();
  } finally {
    bring(real);
  }
}
