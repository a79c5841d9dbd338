import { useCallback, useRef, useState } from 'react';

/**
 * Runs one task at a time. While a task is pending, other tasks are ignored. A synchronous task
 * causes no render. `onFailed` receives errors.
 */
export function useSending() {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const run = useCallback((task: () => unknown, onFailed: (error: unknown) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = () => void (isRunning.current = false);
    try {
      const result = task();
      if (!(result instanceof Object && 'then' in result)) {
        finish();
        return;
      }
      setIsSending(true);
      void Promise.resolve(result as PromiseLike<unknown>)
        .catch(onFailed)
        .finally(() => {
          finish();
          setIsSending(false);
        });
    } catch (error) {
      finish();
      onFailed(error);
    }
  }, []);
  return { isSending, isBusy: () => isRunning.current, run };
}
