import { api } from '../../shared/api/api.ts';

export const orderListQuery = {
  queryKey: ['orders'],
  queryFn: () => api.get('/order/v1/list'),
};

export function orderDetailQuery(orderId: string) {
  return { queryKey: ['order', orderId], queryFn: () => readDetail(orderId) };
}

const readDetail = (orderId: string) => api.get('/order/v1/detail', { query: { orderId } });

export const confirmLoan = () => api.post('/order/v1/loan');
