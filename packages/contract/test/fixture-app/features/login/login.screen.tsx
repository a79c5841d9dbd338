import { api } from '../../shared/api/api.ts';

export function LoginScreen() {
  const sendCode = (phone: string) => api.get('/sms/v1/sendCode', { query: { phone } });
  const submit = () => api.post('/user/v1/login', { body: {} });
  return { sendCode, submit };
}
