import { OrderList, OrderListScreen } from '../features/orders/list/order-list.screen.tsx';
import { ordersRow } from './pictured-rows.ts';
import { patterns } from '../shared/paths.ts';
import { showPicture } from './show-picture.tsx';

export { OrderList, OrderListScreen };

showPicture(patterns.orders, ordersRow, OrderListScreen);
