import type { Uploads } from '../services/picture/store.ts';
import { takeBack } from '../services/picture/sweep.ts';
import type { OperationId } from './contract.ts';
import { operation, type Handler, type Operation, type User } from './operation.ts';

/** What an operation that keeps pictures gets in addition to the request. */
interface WithUploads {
  /** The store of the pictures, and those that this call has written. */
  uploads: Uploads;
}

/**
 * An operation of a signed-in user that keeps pictures. When the call fails, its database changes
 * are undone, and the files it wrote are removed.
 */
export function uploadOperation<Id extends OperationId>(
  id: Id,
  run: Handler<Id, User, WithUploads>,
): Operation<Id> {
  return {
    ...operation(id, run as Handler<Id, User>),
    around: ({ db, pictureStore }, call) => {
      const uploads: Uploads = { store: pictureStore, written: [] };
      return call({ uploads }).catch((error: unknown) => takeBack(db, uploads, error));
    },
  };
}
