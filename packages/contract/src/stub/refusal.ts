import { STATUS_CODES } from 'node:http';

/** Why the stub does not give an answer of the contract, in a sentence for the developer of the app. */
export interface Refusal {
  status: number;
  detail: string;
  headers?: Record<string, string>;
}

export const isRefusal = (value: object): value is Refusal => 'detail' in value;

/** As problem details (RFC 9457), so that nobody takes it for an answer of the server. */
export function problemDetails({ status, detail }: Refusal): string {
  return JSON.stringify({ title: STATUS_CODES[status], status, detail });
}
