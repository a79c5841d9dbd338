import type { Schema } from '@kosha/api-client';
import { parseSessionToken } from '@kosha/domain';

/** Whether the answer to a sign-in has a token that a session can be made of. */
export const hasToken = ({ token }: Schema<'LoginResult'>): boolean =>
  parseSessionToken(token) !== null;
