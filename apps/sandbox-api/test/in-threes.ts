/** Sends one after the other, three at a time: as many forms as a borrower may have under way. */
export async function inThrees<T>(
  count: number,
  send: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const sendOn = async () => {
    while (next < count) results.push(await send(next++));
  };
  await Promise.all([sendOn(), sendOn(), sendOn()]);
  return results;
}
