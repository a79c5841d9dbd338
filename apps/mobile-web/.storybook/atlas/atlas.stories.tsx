import { mockGet, refusal, success } from '@kosha/api-client/testing';
import { allOrderStates, canDo, dayMs, isTerminal, type OrderState } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeProduct } from '../../src/shared/queries/home-index.fixtures.ts';
import { productInfo } from '../../src/shared/queries/product-info.fixtures.ts';
import { userAuth } from '../../src/shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../src/shared/tracking/tracking.fixtures.ts';
import { patterns } from '../../src/shared/paths.ts';
import { HomeScreen } from '../../src/features/home/home.screen.tsx';
import { AuditScreen } from '../../src/features/orders/audit/audit.screen.tsx';
import { ConfirmScreen } from '../../src/features/orders/confirm/confirm.screen.tsx';
import { OrderDetailScreen } from '../../src/features/orders/detail/order-detail.screen.tsx';
import { extension } from '../../src/features/orders/extension/extension.fixtures.ts';
import { ExtensionScreen } from '../../src/features/orders/extension/extension.screen.tsx';
import { OrderListScreen } from '../../src/features/orders/list/order-list.screen.tsx';
import { nextLoanQuote } from '../../src/features/orders/repayment/repayment.fixtures.ts';
import { orderListItem } from '../../src/features/orders/orders.fixtures.ts';
import { onHome, orderIn } from './orders.ts';

interface AtlasArgs {
  /** The order's state, from the domain's table. */
  state: OrderState;
}

/** What the server answers from: the story's argument. */
let state: OrderState = '1';

const handlers = [
  mockGet('/order/v1/list', () => success([orderListItem({ orderState: state })])),
  mockGet('/order/v1/detail', () => success(orderIn(state))),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockGet('/order/v1/calculate', success(nextLoanQuote)),
  mockGet('/product/v1/product-info', success(productInfo())),
  mockGet('/order-repay-extension/v1/extension-calc/{id}', () =>
    canDo('extend', state)
      ? success(extension({ extensionTime: Date.now() + 10 * dayMs, serverTime: Date.now() }))
      : refusal('This order cannot be extended now.', 409),
  ),
  mockGet('/auth/v1/find-user-auth', success(userAuth())),
  mockGet('/home/v1/index', () =>
    success({
      homeProductVos: [homeProduct()],
      undwayList: isTerminal(state) ? [] : [onHome(orderIn(state))],
    }),
  ),
  ...trackingHandlers,
];

/** Each order state on each screen; the page beside these stories shows all of them at once. */
const meta = {
  title: 'State atlas',
  tags: ['atlas'],
  args: { state: '1' },
  argTypes: { state: { control: 'select', options: allOrderStates } },
  beforeEach: ({ args }) => {
    ({ state } = args);
  },
  parameters: { msw: { handlers } },
} satisfies Meta<AtlasArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, url = path) => ({ route: { path, url } });

export const Home: Story = { render: () => <HomeScreen />, parameters: at(patterns.home) };
export const List: Story = { render: () => <OrderListScreen />, parameters: at(patterns.orders) };
export const Detail: Story = {
  render: () => <OrderDetailScreen />,
  parameters: at(patterns.orderDetail, '/orders/70012/detail'),
};
export const Audit: Story = {
  render: () => <AuditScreen />,
  parameters: at(patterns.orderAudit, '/orders/70012/audit'),
};
export const Confirm: Story = {
  render: () => <ConfirmScreen />,
  parameters: at(patterns.orderConfirm, '/orders/70012/confirm'),
};
export const Extension: Story = {
  render: () => <ExtensionScreen />,
  parameters: at(patterns.orderExtension, '/orders/70012/extension'),
};
