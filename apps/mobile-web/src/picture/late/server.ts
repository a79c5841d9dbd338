import { actingNow, type Acting } from './late.ts';

/** Stands for `shared/server/api.ts` in the built app (`build/late-imports.ts`). */
type Api = Acting['server']['api'];

export const api: Api = {
  get: ((path: never, input: never) => actingNow().server.api.get(path, input)) as Api['get'],
  post: ((path: never, input: never) => actingNow().server.api.post(path, input)) as Api['post'],
};
