import { mockGet, mockPost, type MockRequest, type success } from '@kosha/api-client/testing';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { bankBranchResponse } from '../../../shared/sample-data/directory.fixtures.ts';

type Canvas = ReturnType<typeof within>;
type BindAnswer = Parameters<typeof mockPost<'/bank/v1/bind-card'>>[1];

type BranchResponse = Parameters<typeof mockGet<'/bank-info/v1/get-branch'>>[1];

export const respondWithBranch = ({ query }: MockRequest) => bankBranchResponse(query.get('ifsc'));

export const withAddBankHandlers = (
  bind: BindAnswer,
  url = '/bank/add?pid=101',
  branch: BranchResponse = respondWithBranch,
) => ({
  route: { path: '/bank/add', url },
  msw: {
    handlers: [mockPost('/bank/v1/bind-card', bind), mockGet('/bank-info/v1/get-branch', branch)],
  },
});

export const bankRequestSpy = fn();
export const recordBankRequest =
  (answer: ReturnType<typeof success<null>>): BindAnswer =>
  ({ body }) => {
    bankRequestSpy(body);
    return answer;
  };

export const ifscField = (canvas: Canvas) => canvas.getByLabelText('IFSC Code');
export const accountField = (canvas: Canvas) => canvas.getByLabelText('Bank Account No.');
export const confirmAccountField = (canvas: Canvas): HTMLInputElement =>
  canvas.getByLabelText('Confirm Account No.');
export const tapApply = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Apply Now' }));

export async function fillAddBankForm(
  canvas: Canvas,
  code = 'hdfc0001234',
  number = '50100234567891',
) {
  await userEvent.type(ifscField(canvas), code);
  await userEvent.type(accountField(canvas), number);
  await userEvent.type(confirmAccountField(canvas), number);
}

export async function expectFieldError(canvas: Canvas, field: HTMLElement, message: string) {
  const banner = canvas.getByRole('alert');
  await expect(banner).toHaveTextContent(message);
  await expect(banner.parentElement).toHaveFocus();
  await waitFor(() => {
    const { top, bottom } = banner.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
}
