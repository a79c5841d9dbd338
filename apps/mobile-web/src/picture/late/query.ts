import { actingNow, type Acting } from './late.ts';

/** Stands for `@tanstack/react-query` in the built app (`build/late-imports.ts`). */
type Query = Acting['query'];

export const queryOptions = <Options>(options: Options): Options => options;
export const useQuery = ((options: never) =>
  actingNow().query.useQuery(options)) as Query['useQuery'];
export const usePrefetchQuery: Query['usePrefetchQuery'] = (options) =>
  actingNow().query.usePrefetchQuery(options);
export const useQueryClient: Query['useQueryClient'] = () => actingNow().query.useQueryClient();
