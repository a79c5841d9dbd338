import { useEffect, useState } from 'react';
import type { BackgroundTasks, BackgroundTask } from '../model/background.ts';

function createBackground(): BackgroundTasks & BackgroundTask {
  const tasks = new Map<string, BackgroundTask>();
  return {
    of: <Begun extends BackgroundTask>(fieldKey: string, begin: () => Begun) => {
      const task = tasks.get(fieldKey) ?? begin();
      tasks.set(fieldKey, task);
      // This cast is safe, because each field starts only one kind of task.
      return task as Begun;
    },
    stop: () => {
      for (const task of tasks.values()) task.stop();
    },
  };
}

export function useBackgroundTasks(): BackgroundTasks {
  const [background] = useState(createBackground);
  useEffect(() => background.stop, [background]);
  return background;
}
