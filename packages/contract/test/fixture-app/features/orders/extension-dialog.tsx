import { api } from '../../shared/api/api.ts';

export default function ExtensionDialog() {
  return api.get('/order-repay-extension/v1/extension-calc/{id}', { path: { id: '1' } });
}
