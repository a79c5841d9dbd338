import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { fn, userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type BindAnswer = Parameters<typeof mockPost<'/bank/v1/bind-card'>>[1];

type BranchAnswer = Parameters<typeof mockGet<'/bank-info/v1/get-branch'>>[1];

export const parkStreet = success({
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  name: 'PARK STREET',
  city: 'JAIPUR',
});

export const network = (
  bind: BindAnswer,
  url = '/bank/add?pid=101',
  branch: BranchAnswer = parkStreet,
) => ({
  route: { path: '/bank/add', url },
  msw: {
    handlers: [mockPost('/bank/v1/bind-card', bind), mockGet('/bank-info/v1/get-branch', branch)],
  },
});

export const sent = fn();
export const remember =
  (answer: ReturnType<typeof success<null>>): BindAnswer =>
  ({ body }) => {
    sent(body);
    return answer;
  };

export const ifsc = (canvas: Canvas) => canvas.getByLabelText('IFSC Code');
export const account = (canvas: Canvas) => canvas.getByLabelText('Bank Account No.');
export const confirmAccount = (canvas: Canvas): HTMLInputElement =>
  canvas.getByLabelText('Confirm Account No.');
export const tapApply = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Apply Now' }));

export async function fillIn(canvas: Canvas) {
  await userEvent.type(ifsc(canvas), 'hdfc0001234');
  await userEvent.type(account(canvas), '50100234567890');
  await userEvent.type(confirmAccount(canvas), '50100234567890');
}
