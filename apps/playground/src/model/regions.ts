import type { ChoicesIn, DefaultOptions } from '@kosha/form-engine';

export type ListBehaviour = 'quick' | 'slow' | 'failed' | 'empty';

const states = [
  { value: '27', label: 'Maharashtra' },
  { value: '30', label: 'Goa' },
  { value: '29', label: 'Karnataka' },
];

const districts: Readonly<Record<string, readonly string[]>> = {
  '27': ['Mumbai', 'Nagpur', 'Pune'],
  '30': ['North Goa', 'South Goa'],
  '29': ['Bengaluru Urban', 'Mysuru'],
};

export const regionsIn: ChoicesIn = (source, stateId) =>
  source === 'states'
    ? states
    : (districts[stateId] ?? []).map((label, index) => ({ value: `${stateId}-${index}`, label }));

const slowMs = 8000;

const load: Record<
  ListBehaviour,
  (source: string, stateId: string) => ReturnType<DefaultOptions['states']>
> = {
  quick: async (source, stateId) => regionsIn(source, stateId),
  slow: (source, stateId) =>
    new Promise((resolve) => setTimeout(() => resolve(regionsIn(source, stateId)), slowMs)),
  failed: () => Promise.reject(new Error('as chosen')),
  empty: async () => [],
};

export const optionLoadersFor = (lists: ListBehaviour): DefaultOptions => ({
  states: (stateId) => load[lists]('states', stateId),
  districts: (stateId) => load[lists]('districts', stateId),
});
