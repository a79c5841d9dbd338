import { phoneBase } from '../../../apps/sandbox-api/test/fill-with-borrowers.ts';
import { callsOf, type Call } from '../calls.ts';

export interface CallAmong {
  name: string;
  of: (orderId: string) => Call;
  before?: readonly string[];
  most?: number;
}

let phoneCount = 0;
let device = 0;

/** Resets rate limits, except those of the seeded borrowers. */
const forgetLimits = [
  `delete from allowances where scope ~ '^(phone|device|network|tracking)'`,
  'vacuum allowances',
];

/**
 * Frequent calls of borrowers and visitors. Each request of a visitor has a new phone number and
 * device, because of rate limits.
 */
export function callsAmong(borrowers: number): readonly CallAmong[] {
  const names = callsOf('').map(({ name }) => name);
  const nextPhone = () => `91${phoneBase + 1 + ((phoneCount += 1) % borrowers)}`;
  const nextDevice = () => `device-of-the-bench-${(device += 1)}`;
  const once = { before: forgetLimits, most: Math.floor(borrowers * 0.9) };
  const anonymous: readonly Call[] = [
    {
      name: 'send a code',
      method: 'GET',
      path: () => `/api1/sms/v1/sendCode?phone=${nextPhone()}`,
      nextDevice,
    },
    {
      name: 'sign in (wrong code)',
      method: 'POST',
      path: '/api1/user/v1/login',
      nextBody: () => ({ phone: nextPhone(), code: '0000' }),
      nextDevice,
      starts: '{"code":422,',
    },
    {
      name: 'track an event',
      method: 'POST',
      path: '/api1/burying-point/v2/burying-point',
      nextBody: () => [
        { event: 'page_enter', type: 'enter', page: '/', time: Date.now(), params: { is_ok: 1 } },
      ],
    },
  ];
  return [
    ...names.map((name, index) => ({ name, of: (orderId: string) => at(callsOf(orderId), index) })),
    ...anonymous.map((call) => ({ name: call.name, of: () => call, ...once })),
  ];
}

function at(calls: readonly Call[], index: number): Call {
  const call = calls[index];
  if (call === undefined) throw new Error('There is no such call.');
  return call;
}
