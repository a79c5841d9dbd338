import { allOrderStates, type OrderState } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routePatterns } from '../../src/shared/paths.ts';
import { personaByOrderState } from '../../src/shared/sample-data/persona-in.ts';
import { personaHandlers } from '../../src/shared/sample-data/server.fixtures.ts';
import { HomeScreen } from '../../src/features/home/home.screen.tsx';
import { AuditScreen } from '../../src/features/orders/audit/audit.screen.tsx';
import { ConfirmScreen } from '../../src/features/orders/confirm/confirm.screen.tsx';
import { OrderDetailScreen } from '../../src/features/orders/detail/order-detail.screen.tsx';
import { ExtensionScreen } from '../../src/features/orders/extension/extension.screen.tsx';
import { OrderListScreen } from '../../src/features/orders/list/order-list.screen.tsx';

interface AtlasArgs {
  state: OrderState;
}

/** The order state selects the persona whose sample responses the story uses. */
let state: OrderState = '1';

/**
 * These stories show each order state on each screen. The page "Order states" shows all of them
 * together.
 */
const meta = {
  title: 'Order states',
  tags: ['atlas'],
  args: { state: '1' },
  argTypes: { state: { control: 'select', options: allOrderStates } },
  beforeEach: ({ args }) => {
    ({ state } = args);
  },
  parameters: { msw: { handlers: personaHandlers(() => personaByOrderState[state]) } },
} satisfies Meta<AtlasArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, url = path) => ({ route: { path, url } });

export const Home: Story = { render: () => <HomeScreen />, parameters: at(routePatterns.home) };
export const List: Story = {
  render: () => <OrderListScreen />,
  parameters: at(routePatterns.orders),
};
export const Detail: Story = {
  render: () => <OrderDetailScreen />,
  parameters: at(routePatterns.orderDetail, '/orders/70012/detail'),
};
export const Audit: Story = {
  render: () => <AuditScreen />,
  parameters: at(routePatterns.orderAudit, '/orders/70012/audit'),
};
export const Confirm: Story = {
  render: () => <ConfirmScreen />,
  parameters: at(routePatterns.orderConfirm, '/orders/70012/confirm'),
};
export const Extension: Story = {
  render: () => <ExtensionScreen />,
  parameters: at(routePatterns.orderExtension, '/orders/70012/extension'),
};
