/** The engine as an app sets it up for these forms. */
import {
  asyncCheck,
  checkboxKind,
  fileKind,
  moreSetup,
  type EngineSetup,
  type OptionsPort,
} from '@kosha/form-engine';
import { branches } from './branches.ts';
import { districts, states } from './register.ts';

/** A code that the bank's register does not have. Without an answer a person can go on: the bank says so later. */
const knownIfsc = asyncCheck({
  at: 'ifsc',
  reads: [],
  timeoutMs: 5000,
  whenItFails: 'goOn',
  check: async ({ ifsc }) =>
    Object.hasOwn(branches, String(ifsc)) ? undefined : 'No branch has this IFSC code',
});

const declaration = checkboxKind({ dataType: 12, words: 'Tick the box to go on' });

const document = fileKind({
  dataType: 13,
  // An app sends the file to its own server, and gets an id.
  upload: async ({ name }) => `doc-${name}`,
  accept: '.pdf,image/*',
  maxBytes: 5_000_000,
  words: {
    uploading: 'Uploading {file}',
    uploaded: '{file} is uploaded',
    failed: '{file} could not be uploaded',
    kept: '{file} is there',
    tooLarge: '{file} is larger than 5 MB',
    notAccepted: '{file} is no PDF and no picture',
    remove: 'Remove the file',
    notUploaded: '{label} is not uploaded yet',
  },
});

/** All that descriptors say (D64), with two kinds of this app: a box to tick is its `dataType` 12, a document 13. */
export const exampleSetup = (): EngineSetup => {
  const setup = moreSetup();
  return {
    ...setup,
    kinds: { ...setup.kinds, declaration, document },
    asyncChecks: [knownIfsc],
  };
};

export const exampleOptions: OptionsPort = {
  states: async () => states,
  districts: async (state) => districts[state] ?? [],
};
