import { useCallback, useRef, useState } from 'react';

/**
 * Runs one task at a time: while it is pending, others are ignored. A synchronous task renders nothing.
 * Errors are passed to `onFailed`.
 */
export function useSending() {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const run = useCallback((task: () => unknown, onFailed: (error: unknown) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => void (isRunning.current = false);
    try {
      const result = task();
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
    } catch (error) {
      end();
      onFailed(error);
    }
  }, []);
  return { isSending, isBusy: () => isRunning.current, run };
}
