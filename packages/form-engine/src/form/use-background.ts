import { useEffect, useState } from 'react';
import type { Background, Work } from '../model/background.ts';

function createBackground(): Background & Work {
  const works = new Map<string, Work>();
  return {
    of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => {
      const work = works.get(fieldKey) ?? begin();
      works.set(fieldKey, work);
      // A key belongs to one field, and a field has one piece of work.
      return work as Begun;
    },
    stop: () => {
      for (const work of works.values()) work.stop();
    },
  };
}

/** The work of one form; all of it stops when the form goes. */
export function useBackground(): Background {
  const [background] = useState(createBackground);
  useEffect(() => background.stop, [background]);
  return background;
}
