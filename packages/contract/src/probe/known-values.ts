import { isRecord, valueAtPointer } from '../document/doc-node.ts';
import type { ProbeSettings } from './settings.ts';

type Scalar = string | number | boolean;

/**
 * Values that exist on the server, such as ids, by field name. Configured values override values
 * from responses.
 */
export class KnownValues {
  readonly #settings: Pick<ProbeSettings, 'values' | 'learn'>;
  readonly #learned = new Map<string, unknown>();

  constructor(settings: Pick<ProbeSettings, 'values' | 'learn'>) {
    this.#settings = settings;
  }

  get(name: string): unknown {
    const { values } = this.#settings;
    return Object.hasOwn(values, name) ? values[name] : this.#learned.get(name);
  }

  /**
   * Stores the first value of each field name in the response, in place of earlier values. For a
   * name in the setting `learn`, stores only the value at the configured JSON pointer.
   */
  learn(operationId: string, response: unknown): void {
    const { learn } = this.#settings;
    const seen = new Set<string>();
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) for (const one of value as unknown[]) visit(one);
      if (!isRecord(value)) return;
      for (const [name, one] of Object.entries(value)) {
        if (!isScalar(one)) visit(one);
        else if (!seen.has(name) && !Object.hasOwn(learn, name)) {
          seen.add(name);
          this.#learned.set(name, one);
        }
      }
    };
    visit(response);
    for (const [name, from] of Object.entries(learn)) {
      const [operation, pointer = ''] = from.split(' ', 2);
      const value = operation === operationId ? valueAtPointer(response, pointer) : undefined;
      if (value !== undefined) this.#learned.set(name, value);
    }
  }
}

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);
