import { isPhone, nationalPhone } from '@kosha/domain';
import { PageProblem } from './problem.ts';

export function readPhone(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const phone = nationalPhone(text);
  if (!isPhone(phone)) throw new PageProblem(400, 'A mobile number has 10 digits.');
  return phone;
}
