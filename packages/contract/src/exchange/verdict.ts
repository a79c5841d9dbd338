import { isRecord, type DocNode } from '../document/doc-node.ts';
import type { Operation } from './operations.ts';
import type { Validator } from './validator.ts';
import type { Envelope } from '../document/envelope.ts';

export type EnvelopeVerdict = 'success' | 'refusal' | 'session-lost' | 'no-envelope';

export function readEnvelopeVerdict(
  envelope: Envelope,
  { node }: Operation,
  value: unknown,
): EnvelopeVerdict {
  const code = isRecord(value) ? value[envelope.field] : undefined;
  if (typeof code !== 'number' && typeof code !== 'string') return 'no-envelope';
  if (isOneOf(envelope.success, code)) return 'success';
  if (!isOneOf(envelope.sessionLost, code)) return 'refusal';
  return node.at('x-session-lost')?.value === 'ignored' ? 'refusal' : 'session-lost';
}

const isOneOf = (codes: readonly (string | number)[], code: string | number) =>
  codes.some((one) => String(one) === String(code));

export function createBranchSelector(envelope: Envelope, { faultsOf }: Validator) {
  const forSuccess = new Map<string, boolean>();

  const isForSuccess = (branch: DocNode): boolean => {
    let known = forSuccess.get(branch.pointer);
    if (known === undefined) {
      known = envelope.success.some((code) =>
        faultsOf(branch, { [envelope.field]: code }, 'response').every(
          ({ path }) => path !== `/${envelope.field}`,
        ),
      );
      forSuccess.set(branch.pointer, known);
    }
    return known;
  };

  return (schema: DocNode, verdict: EnvelopeVerdict): readonly DocNode[] => {
    const listed = ['oneOf', 'anyOf'].flatMap((keyword) =>
      (schema.at(keyword)?.keys() ?? []).flatMap((index) => schema.at(keyword, index) ?? []),
    );
    const branches = listed.length > 0 ? listed : [schema];
    if (verdict === 'no-envelope') return [schema];
    const fitting = branches.filter((branch) => isForSuccess(branch) === (verdict === 'success'));
    return fitting.length > 0 || verdict !== 'success' ? fitting : branches;
  };
}
