export const patterns = {
  login: '/login',
  orders: '/order',
  orderDetail: '/orders/:id/detail',
} as const;
