import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { useSession } from '../../../shared/session/session.ts';
import {
  districtListResponse,
  stateListResponse,
} from '../../../shared/sample-data/directory.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';

type Canvas = ReturnType<typeof within>;
type DynamicField = Schema<'DynamicField'>;
export type BasicPageResponse = Parameters<typeof mockGet<'/auth/v1/auth-page-info'>>[1];
export type WorkPageResponse = Parameters<typeof mockGet<'/auth/v2/auth-page-info'>>[1];
export type SaveResponse = Parameters<typeof mockPost<'/auth/v1/base-info'>>[1];
type StatesResponse = Parameters<typeof mockGet<'/map-state/v1/list'>>[1];
type DistrictsResponse = Parameters<typeof mockGet<'/map-state/v1/district/{stateId}'>>[1];

/** One field of each kind (§3). */
export const basicInfoFields: DynamicField[] = [
  { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1, lengthLimitMax: 60 },
  {
    key: 'Education',
    value: 'education',
    dataType: 0,
    checkReq: 1,
    dictionaryVoList: [
      { dictLabel: 'Secondary school', dictValue: '1' },
      { dictLabel: 'Graduate', dictValue: '2' },
    ],
  },
  { key: 'Pay day', value: 'payDay', dataType: 3, checkReq: 1 },
  { key: 'State', value: 'liveState', dataType: 4, checkReq: 1 },
  { key: 'District', value: 'liveDistrict', dataType: 5, checkReq: 1 },
  { key: 'PIN code', value: 'pinCode', dataType: 1, checkType: 1, checkReq: 0, lengthLimitMax: 6 },
];

/**
 * Only the server checks that `email` is an email address and that `secondMobile` has 10 digits.
 */
export const emailField: DynamicField = { key: 'Email', value: 'email', dataType: 1, checkReq: 0 };
export const secondMobileField: DynamicField = {
  key: 'Second mobile number',
  value: 'secondMobile',
  dataType: 1,
  checkType: 1,
  checkReq: 0,
  lengthLimitMax: 10,
};

/** Two fields for everybody, and two that are shown only for work status 3, a student (§4.39). */
export const workInfoPage: Schema<'WorkInfoPage'> = {
  cannotHidden: [
    {
      key: 'Work status',
      value: 'workStatus',
      dataType: 0,
      checkReq: 1,
      dictionaryVoList: [
        { dictLabel: 'Salaried', dictValue: '1' },
        { dictLabel: 'Self-employed', dictValue: '2' },
        { dictLabel: 'Student', dictValue: '3' },
      ],
    },
    { key: 'Monthly income', value: 'monthlyIncome', dataType: 1, checkType: 1, checkReq: 1 },
  ],
  canHidden: [
    { key: 'Pay day', value: 'payDay', dataType: 3, checkReq: 1 },
    { key: 'Company', value: 'companyName', dataType: 1, checkReq: 1 },
  ],
};

export const infoRequestSpy = fn();

export const recordInfoRequest: SaveResponse = ({ body }) => {
  infoRequestSpy(body);
  return success(null);
};

export const driftSpy = fn();

const regions = (
  statesResponse: StatesResponse = stateListResponse,
  districtsResponse: DistrictsResponse = districtListResponse,
) => [
  mockGet('/map-state/v1/list', statesResponse),
  mockGet('/map-state/v1/district/{stateId}', districtsResponse),
];

const tracking = [
  mockPost('/burying-point/v3/burying-point', ({ body }) => {
    const [event] = body as { type: string; params: unknown }[];
    if (event?.type === 'drift') driftSpy(event.params);
    return success(null);
  }),
  ...trackingHandlers,
];

interface BasicNetwork {
  page?: BasicPageResponse;
  save?: SaveResponse;
  states?: StatesResponse;
  districts?: DistrictsResponse;
}

const notDone = mockGet('/auth/v1/find-user-auth', success(userAuth({ basic: 0, work: 0 })));

export const withBasicInfoHandlers = (answers: BasicNetwork = {}) => ({
  route: {
    path: routePatterns.authBasic,
    url: paths.authStep('basic', { pid: '3', step: 1, as: 5 }),
  },
  msw: {
    handlers: [
      notDone,
      mockGet('/auth/v1/auth-page-info', answers.page ?? success(basicInfoFields)),
      mockPost('/auth/v1/base-info', answers.save ?? recordInfoRequest),
      ...regions(answers.states, answers.districts),
      ...tracking,
    ],
  },
});

export const withWorkInfoHandlers = (
  page: WorkPageResponse,
  save: SaveResponse = recordInfoRequest,
) => ({
  route: {
    path: routePatterns.authWork,
    url: paths.authStep('work', { pid: '3', step: 2, as: 5 }),
  },
  msw: {
    handlers: [
      notDone,
      mockGet('/auth/v2/auth-page-info', page),
      mockPost('/auth/v1/work-info', save),
      ...regions(),
      ...tracking,
    ],
  },
});

export const withReload: Decorator = (Story) => {
  const [count, setCount] = useState(0);
  const queryClient = useQueryClient();
  const reload = () => {
    queryClient.clear();
    setCount(count + 1);
  };
  return (
    <>
      <Story key={count} />
      <button type="button" onClick={reload}>
        Reload
      </button>
    </>
  );
};

/** Like the router, shows the screen only during a session. */
export const onlyWhileSignedIn: Decorator = (Story) => {
  const isSignedIn = useSession((state) => state.session !== undefined);
  return isSignedIn ? <Story /> : <p>Signed out</p>;
};

export const tapNext = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Next' }));

export async function fillBasicInfoForm(canvas: Canvas, pinCode = '411001'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Full name'), 'Priya Sharma');
  await chooseChip(canvas, 'Graduate');
  await userEvent.selectOptions(canvas.getByLabelText('Pay day'), '7');
  await chooseRegion(canvas, 'State', 'Maharashtra');
  await chooseRegion(canvas, 'District', 'Pune');
  await userEvent.type(canvas.getByLabelText(/^PIN code/), pinCode);
}

export const chooseChip = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

export async function chooseRegion(canvas: Canvas, label: string, name: string): Promise<void> {
  await waitFor(() => expect(canvas.getByLabelText(label)).toBeEnabled());
  await userEvent.click(canvas.getByLabelText(label));
  const sheet = within(await canvas.findByRole('dialog', { name: label }));
  await userEvent.type(await sheet.findByRole('combobox'), name);
  await userEvent.click(await sheet.findByRole('option', { name }));
  await waitFor(() => expect(canvas.getByLabelText(label)).toHaveTextContent(name));
}
