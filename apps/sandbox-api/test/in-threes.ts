/** Sends at most three requests at a time, the maximum of concurrent uploads of a borrower. */
export async function runThreeAtATime<T>(
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
