import type { Schema } from '@kosha/api-client';

/** Noon in India on the day of the sample world. */
const asked = Date.UTC(2026, 10, 22, 6, 30);
const day = 86_400_000;
export const job = { jobId: 'Xc9', state: 'ready', createdTime: asked, expiryTime: asked + day };

const field = (name: string, label: string, value: string | number, text = String(value)) => ({
  name,
  label,
  value,
  text,
});

export const data: Schema<'DataExport'> = {
  ...job,
  sections: [
    {
      kind: 'account',
      title: 'Your account',
      tables: [
        {
          table: 'users',
          total: 1,
          rows: [
            [
              field('phone', 'Phone', '9876543210'),
              field('created_at_ms', 'Created', asked, '22 Nov 2026, 12:00 pm'),
            ],
          ],
        },
      ],
    },
    {
      kind: 'answers',
      title: 'What you filled in',
      tables: [
        {
          table: 'form_answers',
          total: 1,
          rows: [
            [
              field('form', 'Form', 'baseInfo'),
              {
                ...field('email', 'Email', 'asha@kosha.example'),
                correctAs: 'baseInfo.email',
              },
              {
                ...field('gender', 'Gender', '2', 'Female'),
                correctAs: 'baseInfo.gender',
                choices: [
                  { value: '1', label: 'Male' },
                  { value: '2', label: 'Female' },
                ],
              },
              { ...field('pinCode', 'PIN code', '411002'), correctAs: 'baseInfo.pinCode' },
            ],
          ],
        },
      ],
    },
  ],
};

export const erasure: Schema<'Erasure'> = {
  isDone: false,
  kinds: [
    { kind: 'pictures', title: 'Pictures', fate: 'erased', law: null, until: null },
    {
      kind: 'orders',
      title: 'Orders',
      fate: 'kept',
      law: 'Prevention of Money Laundering Act 2002, section 12',
      until: asked + 5 * 365 * day,
    },
    {
      kind: 'identity',
      title: 'Identity',
      fate: 'locked',
      law: 'Prevention of Money Laundering Act 2002, section 12',
      until: asked + 5 * 365 * day,
    },
  ],
};
