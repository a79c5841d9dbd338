import { useCallback, useRef, useState } from 'react';

/**
 * One thing at a time: while a piece of work runs, no other begins. Work that ends at once renders nothing.
 * What it throws goes to `onFailed`, and the work can begin again.
 */
export function useSending() {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const run = useCallback((work: () => unknown, onFailed: (fault: unknown) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => void (isRunning.current = false);
    try {
      const result = work();
      if (!(result instanceof Object && 'then' in result)) {
        end();
        return;
      }
      setIsSending(true);
      void Promise.resolve(result as PromiseLike<unknown>)
        .catch(onFailed)
        .finally(() => {
          end();
          setIsSending(false);
        });
    } catch (fault) {
      end();
      onFailed(fault);
    }
  }, []);
  return { isSending, isBusy: () => isRunning.current, run };
}
