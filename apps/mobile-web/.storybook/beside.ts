import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';

type Order = Schema<'OrderDetail'>;
type ListedOrder = Schema<'OrderListItem'>;

/** The latest answer of a call that tells of one order: null where the server refused it. */
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
let played = Promise.withResolvers<void>();

/** Call this once the story has played: until then it has the same words as on a phone. */
export const letListsCome = (): void => played.resolve();

const isRead = (path: string): path is keyof typeof reads => Object.hasOwn(reads, path);

/** Call this with each answer of the present story's server. */
export async function noteRead(path: string, response: Response): Promise<void> {
  if (!isRead(path)) return;
  const read = reads[path];
  const body: Promise<unknown> = response.clone().json();
  const answer = (await body.catch(() => null)) as { code: unknown; data: never } | null;
  read.note(answer && Number(answer.code) === 0 ? answer.data : null);
}

/**
 * A wide window keeps the list in sight that leads to a screen. It has the orders that the story gives (`listed`); else the one of which
 * the screen has read, or none if the server refuses it.
 */
export function listsBeside(listed: ListedOrder[] | undefined) {
  const now = (reads = createReads());
  const { promise: isOver } = (played = Promise.withResolvers<void>());
  return [
    mockGet('/order/v1/list', async () => {
      await isOver;
      return success(listed ?? (await now['/order/v1/detail'].rows()).map(toListed));
    }),
    mockGet('/order/v1/schedule/list', async () => {
      await isOver;
      return success(await now['/order/v1/schedule/detail'].rows());
    }),
  ];
}

/** What both calls tell of an order. */
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
  const told = shared.filter((key) => order[key] !== undefined).map((key) => [key, order[key]]);
  const row = Object.fromEntries(told) as Pick<Order, (typeof shared)[number]>;
  return { ...row, productName: order.productName ?? '' } as ListedOrder;
}
