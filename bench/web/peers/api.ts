export interface Order {
  orderId: string;
  orderState: string;
  name: string;
  amount: number;
  amountMsg: string;
  fullButtonName: string;
}

export interface Product {
  id: string;
  name: string;
  maxAmount: number;
  productStatus: number;
  isFull: number;
}

interface Home {
  homeProductVos: readonly Product[];
  undwayList: readonly Order[];
}

async function get<T>(path: string): Promise<T> {
  const { token = '' } = JSON.parse(localStorage.getItem('kosha.session') ?? '{}') as {
    token?: string;
  };
  const response = await fetch(`/api1${path}`, {
    headers: {
      token,
      web_uuid: localStorage.getItem('kosha.web_uuid') ?? '',
      os: 'ios-h5',
      packageName: 'in.kosha.web',
      'accept-language': 'en',
    },
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (data === undefined || data === null) throw new Error(`${code}: ${msg}`);
  return data;
}

export const homeQuery = {
  queryKey: ['home'],
  queryFn: () => get<Home>('/home/v1/index'),
};

export const authQuery = {
  queryKey: ['auth'],
  queryFn: () => get<object>('/auth/v1/find-user-auth'),
};

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const formatWholeRupees = (amount: number): string => rupees.format(amount);

export const isOpen = ({ productStatus, isFull }: Product): boolean =>
  productStatus !== 0 && isFull === 0;

export const title = 'Kosha';
export const tabs = [
  { path: '/', label: 'Home' },
  { path: '/orders', label: 'Orders' },
  { path: '/account', label: 'Account' },
] as const;
