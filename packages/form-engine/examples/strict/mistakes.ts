/** What does not compile, in an app that has only the packed file. */
import {
  createFormEngine,
  crossCheck,
  englishTexts,
  fieldKind,
  ourSetup,
} from '@kosha/form-engine';

const { text, state, district } = ourSetup.kinds;
const states = async () => [];
const texts = englishTexts;

export const mistakes = () => [
  // @ts-expect-error -- nobody loads the states
  createFormEngine({ kinds: { text, state }, texts, sources: {} }),
  // @ts-expect-error -- no kind is the parent of the district
  createFormEngine({ kinds: { text, district }, texts, sources: { districts: states } }),
  crossCheck({
    at: 'again',
    reads: ['account'],
    // @ts-expect-error -- acount
    check: ({ again, acount }) => (again === acount ? undefined : 'They differ'),
  }),
  fieldKind({
    ...text,
    readDescriptor: ({ bank }) => ({ bank: String(bank) }),
    // @ts-expect-error -- bnak
    check: (_, { descriptor: { bnak } }) => (bnak ? undefined : 'badForm'),
  }),
];
