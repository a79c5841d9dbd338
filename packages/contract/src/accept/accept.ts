import { readFileSync, writeFileSync } from 'node:fs';
import type { Contract } from '../document/read-contract.ts';
import { displayPath } from '../document/places.ts';
import { isRecord, keysOf } from '../document/doc-node.ts';
import type { Mask } from '../exchange/mask.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { findProposal, withNote, type ObservedDifference } from './edits.ts';
import { readValueInText, applyEditToText } from './splice.ts';

interface AcceptOptions {
  contract: Contract;
  mask: Mask;
  today: string;
}

export interface DifferenceAcceptor {
  accept: (observed: ObservedDifference) => string | undefined;
  save: () => void;
}

export function createDifferenceAcceptor({
  contract,
  mask,
  today,
}: AcceptOptions): DifferenceAcceptor {
  const contents = new Map<string, string>();
  const changed = new Set<string>();
  const isOpenApi30 = contract.document.openapi.startsWith('3.0');

  return {
    accept(observed) {
      const proposal = findProposal(observed.problem);
      if (!proposal)
        return 'the contract has no words for it: change the server or the contract by hand';
      const { file, keys } = contract.locate(keysOf(proposal.pointer));
      const text = contents.get(file) ?? read(file);
      const part = readValueInText(text, keys);
      const isHere = isRecord(part) && part['$ref'] === undefined;
      if (!isHere) return `${displayPath(file)} writes this part in another way: change it by hand`;
      const context = { part, isOpenApi30, today, mask };
      const change = proposal.propose(observed, context);
      if (typeof change === 'string') return change;
      try {
        const edited = withNote(change, context).reduce(
          (all, [below, value]) => applyEditToText(all, { keys: [...keys, ...below], value }),
          text,
        );
        if (edited !== text) changed.add(file);
        contents.set(file, edited);
        return undefined;
      } catch (cause) {
        return `${displayPath(file)}: ${(cause as Error).message}: change it by hand`;
      }
    },
    save() {
      for (const file of changed) write(file, contents.get(file) ?? '');
    },
  };
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new CannotCompare(`${displayPath(file)} cannot be written`, { cause });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CannotCompare(`${displayPath(file)} cannot be read`, { cause });
  }
}
