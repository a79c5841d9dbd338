export interface Call {
  name: string;
  method: 'GET' | 'POST';
  /** A function creates a new path for each request. */
  path: string | (() => string);
  nextBody?: () => object;
  /** Creates a device id for each request. Default: the same id for all requests. */
  nextDevice?: () => string;
  starts?: string;
}

let lastAccount = 50_100_000_000_000;

export const callsOf = (orderId: string): readonly Call[] => [
  { name: 'home', method: 'GET', path: '/api1/home/v1/index' },
  { name: 'order list', method: 'GET', path: '/api1/order/v1/list' },
  { name: 'order detail', method: 'GET', path: `/api1/order/v1/detail?orderId=${orderId}` },
  { name: 'product', method: 'GET', path: '/api1/product/v1/product-info?id=1' },
  { name: 'bank cards', method: 'GET', path: '/api1/bank/v1/find-user-bank-card' },
  { name: 'basic form', method: 'GET', path: '/api1/auth/v1/auth-page-info?type=baseInfo' },
  {
    name: 'add a bank card (write)',
    method: 'POST',
    path: '/api1/bank/v1/bind-card',
    nextBody: () => {
      const cardNo = String((lastAccount += 1));
      const card = { bankCode: 'HDFC0001234', cardNo, confirmCardNo: cardNo };
      return { ...card, productId: '1', clientId: 'device-of-the-bench' };
    },
  },
];
