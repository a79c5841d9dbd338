import { unwrap, type Schema } from '@kosha/api-client';
import { Button, Card, ConfirmDialog, DeviceIcon, ListRow, showToast, Stack } from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { api } from '../../shared/server/api.ts';
import { hasNothingToShow } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/missing-calls.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { toastFailure, useWrite } from '../../shared/server/use-write.ts';
import { deviceMessages } from './account.messages.ts';

type Device = Schema<'SignedInDevice'>;

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/user/v1/sessions', { signal })),
});

/**
 * Shows on which devices the borrower is signed in. Loads the list only after a tap (D65). Hidden
 * if the server cannot list the devices (D62).
 */
export function Devices() {
  const text = useMessages(deviceMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (isCallMissing('GET /user/v1/sessions')) return null;
  if (isOpen) return <DeviceList />;
  return (
    <Card isFlush>
      <ListRow icon={<DeviceIcon />} title={text('show')} onClick={() => setIsOpen(true)} />
    </Card>
  );
}

const NoDeviceList = () => null;

function DeviceList() {
  const text = useMessages(deviceMessages);
  const read = useQuery(devicesQuery);
  return (
    <QueryGate
      read={read}
      shape="card"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) => hasNothingToShow(error) && <NoDeviceList />}
    >
      {(devices) => (
        <Card as="section" aria-label={text('title')} isFlush>
          {devices.map((device) => (
            <DeviceRow key={device.sessionId} device={device} />
          ))}
        </Card>
      )}
    </QueryGate>
  );
}

const names = { 'ios-h5': 'apple', 'android-h5': 'others' } as const;

const nameOf = ({ isThis, os }: Device) =>
  isThis === 1 ? 'here' : os === 'ios-h5' || os === 'android-h5' ? names[os] : 'unknown';

function DeviceRow({ device }: { device: Device }) {
  const text = useMessages(deviceMessages);
  const { isThis, beganTime, lastUsedTime } = device;
  const times = { began: formatDateTime(beganTime), used: formatDateTime(lastUsedTime) };
  return (
    <ListRow
      title={text(nameOf(device))}
      subtitle={isThis === 1 ? text('began', times) : text('beganAndUsed', times)}
      value={isThis === 1 ? undefined : <SignOutDevice device={device} />}
    />
  );
}

function SignOutDevice({ device }: { device: Device }) {
  const text = useMessages(deviceMessages);
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const finish = () => {
    setIsAsking(false);
    void queryClient.invalidateQueries(devicesQuery);
  };
  const { submit, isPending } = useWrite(
    (sessionId: string, options) =>
      api.post('/user/v1/end-session', { body: { sessionId }, ...options }),
    {
      onSuccess: () => {
        finish();
        showToast(translate(deviceMessages)('done'), 'success');
      },
      onFailure: (failure) => {
        finish();
        toastFailure(failure);
      },
    },
  );
  return (
    <Stack>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text('signOut')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('question')}
        confirmLabel={text('signOut')}
        cancelLabel={text('keep')}
        isConfirming={isPending}
        confirmingLabel={text('signingOut')}
        onConfirm={() => submit(device.sessionId)}
        onCancel={() => isPending || setIsAsking(false)}
      >
        {text('answer')}
      </ConfirmDialog>
    </Stack>
  );
}
