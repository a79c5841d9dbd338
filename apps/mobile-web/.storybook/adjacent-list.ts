import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';

type Order = Schema<'OrderDetail'>;
type ListedOrder = Schema<'OrderListItem'>;

/** The latest response of a call that reads one order: null where the server refused it. */
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

/** Call this once the story has played: until then it has the same text as on a phone. */
export const releaseLists = (): void => played.resolve();

const isRead = (path: string): path is keyof typeof reads => Object.hasOwn(reads, path);

/** Call this with each response of the present story's server. */
export async function recordResponse(path: string, response: Response): Promise<void> {
  if (!isRead(path)) return;
  const read = reads[path];
  const body: Promise<unknown> = response.clone().json();
  const answer = (await body.catch(() => null)) as { code: unknown; data: never } | null;
  read.note(answer && Number(answer.code) === 0 ? answer.data : null);
}

/** The list beside a screen in a wide window: the orders of the story (`listed`), else the order that the screen has read. */
export function adjacentLists(listed: ListedOrder[] | undefined) {
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

/** The fields that both calls have. */
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
