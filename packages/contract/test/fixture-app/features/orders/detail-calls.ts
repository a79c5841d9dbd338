export { orderDetailQuery } from './order-calls.ts';
