import { useEffect, useState } from 'react';

interface Work {
  stop: () => void;
}

/** Work that goes on while its field is hidden, such as an upload. */
export interface Background {
  /** The work of a field, which begins when it is first asked for. */
  of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => Begun;
}

function createBackground(): Background & Work {
  const works = new Map<string, Work>();
  return {
    of: <Begun extends Work>(fieldKey: string, begin: () => Begun) => {
      const work = works.get(fieldKey) ?? begin();
      works.set(fieldKey, work);
      // A key belongs to one field, and a field has one kind of work.
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
