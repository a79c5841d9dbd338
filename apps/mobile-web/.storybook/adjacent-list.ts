import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';

type Order = Schema<'OrderDetail'>;
type ListedOrder = Schema<'OrderListItem'>;

/**
 * Stores the latest order that a call has loaded. `latest` is null if the server refused the call.
 */
class Read<Row> {
  latest: Row | null = null;
  #isThere = Promise.withResolvers<void>();

  note(row: Row | null): void {
    this.latest = row;
    this.#isThere.resolve();
  }

  async rows(): Promise<Row[]> {
    await this.#isThere.promise;
    return this.latest ? [this.latest] : [];
  }
}

const createReads = () => ({
  '/order/v1/detail': new Read<Order>(),
  '/order/v1/schedule/detail': new Read<Schema<'ScheduledOrder'>>(),
});

let reads = createReads();
let release = Promise.withResolvers<void>();

/**
 * Lets the list calls respond. Call this after the play function, which expects the screen without
 * the list, as on a phone.
 */
export const releaseLists = (): void => release.resolve();

const isRead = (path: string): path is keyof typeof reads => Object.hasOwn(reads, path);

/**
 * Stores the order in a mock response, for the list beside the screen. Call this with each response
 * of the current story.
 */
export async function recordResponse(path: string, response: Response): Promise<void> {
  if (!isRead(path)) return;
  const read = reads[path];
  const body: Promise<unknown> = response.clone().json();
  const answer = (await body.catch(() => null)) as { code: unknown; data: never } | null;
  read.note(answer && Number(answer.code) === 0 ? answer.data : null);
}

/**
 * Mocks the calls of the list that a wide window shows beside a screen. The list contains the
 * orders `listed` or, if undefined, the order that the screen has loaded.
 */
export function adjacentLists(listed: ListedOrder[] | undefined) {
  const now = (reads = createReads());
  const { promise: released } = (release = Promise.withResolvers<void>());
  return [
    mockGet('/order/v1/list', async () => {
      await released;
      return success(listed ?? (await now['/order/v1/detail'].rows()).map(toListed));
    }),
    mockGet('/order/v1/schedule/list', async () => {
      await released;
      return success(await now['/order/v1/schedule/detail'].rows());
    }),
  ];
}

/** The fields that both the order detail and the order list have. */
const shared = [
  'orderId',
  'orderNo',
  'orderState',
  'extensionState',
  'extensions',
  'loanAmount',
  'arriveAmount',
  'repaymentAmount',
  'overdueFee',
  'overdueDays',
  'applyTime',
  'repaymentDate',
  'settledTime',
  'serverTime',
] as const satisfies readonly (keyof ListedOrder & keyof Order)[];

function toListed(order: Order): ListedOrder {
  const common = shared.filter((key) => order[key] !== undefined).map((key) => [key, order[key]]);
  const row = Object.fromEntries(common) as Pick<Order, (typeof shared)[number]>;
  return { ...row, productName: order.productName ?? '' } as ListedOrder;
}
