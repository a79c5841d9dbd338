import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';

type Order = Schema<'OrderDetail'>;
type ListedOrder = Schema<'OrderListItem'>;

/**
 * Holds the loan order from the latest mocked response, or null if that response was an error.
 * `rows` waits for the first response.
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
 * Lets the mocked list endpoints respond. `preview.tsx` calls this after the play function, which
 * expects the screen without a list beside it.
 */
export const resolveListResponses = (): void => release.resolve();

const isRead = (path: string): path is keyof typeof reads => Object.hasOwn(reads, path);

/** Saves the loan order in a mocked response, so that the list beside the screen can show it. */
export async function recordResponse(path: string, response: Response): Promise<void> {
  if (!isRead(path)) return;
  const read = reads[path];
  const body: Promise<unknown> = response.clone().json();
  const answer = (await body.catch(() => null)) as { code: unknown; data: never } | null;
  read.note(answer && Number(answer.code) === 0 ? answer.data : null);
}

/**
 * Mocks the list beside a screen. Unless `listed` is given, the list contains only the loan order
 * that the screen itself shows.
 */
export function adjacentListHandlers(listed: ListedOrder[] | undefined) {
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
