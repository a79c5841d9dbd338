import { isRecord, type Place } from './place.ts';
import type { Validator } from './validator.ts';

/** How the answers of a server say whether a call succeeded, whatever their HTTP status. */
export interface EnvelopeProfile {
  /** The field that holds the code; 0, as a number or a text, is success. */
  field: string;
  /** The code of an answer to a session that has ended. */
  sessionLost?: string | undefined;
}

/** What an answer says of itself. */
export type Verdict = 'success' | 'refusal' | 'session-lost' | 'no-envelope';

export function readVerdict(profile: EnvelopeProfile, value: unknown): Verdict {
  const code = isRecord(value) ? value[profile.field] : undefined;
  if (typeof code !== 'number' && typeof code !== 'string') return 'no-envelope';
  if (String(code) === '0') return 'success';
  return String(code) === profile.sessionLost ? 'session-lost' : 'refusal';
}

/**
 * The branches of an answer's schema that speak of successes, or of refusals; a schema without
 * branches counts as one. Empty when the document says nothing about refusals.
 */
export function createBranches(profile: EnvelopeProfile, { faultsOf }: Validator) {
  const forSuccess = new Map<string, boolean>();

  const isForSuccess = (branch: Place): boolean => {
    let known = forSuccess.get(branch.pointer);
    if (known === undefined) {
      known = [0, '0'].some((code) =>
        faultsOf(branch, { [profile.field]: code }).every(
          ({ path }) => path !== `/${profile.field}`,
        ),
      );
      forSuccess.set(branch.pointer, known);
    }
    return known;
  };

  return (schema: Place, verdict: Verdict): readonly Place[] => {
    const listed = ['oneOf', 'anyOf'].flatMap((keyword) =>
      (schema.at(keyword)?.keys() ?? []).flatMap((index) => schema.at(keyword, index) ?? []),
    );
    const branches = listed.length > 0 ? listed : [schema];
    if (verdict === 'no-envelope') return [schema];
    const fitting = branches.filter((one) => isForSuccess(one) === (verdict === 'success'));
    return fitting.length > 0 || verdict !== 'success' ? fitting : branches;
  };
}
