export const patterns = {
  login: '/login',
  orders: '/order',
  orderDetail: '/orders/:id/detail',
  basic: '/auth/basic',
  work: '/auth/work',
} as const;
