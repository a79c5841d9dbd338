/** Prints the seconds of processor time that this process has used since it began. */
export function printUsed(): void {
  const { user, system } = process.cpuUsage();
  process.stdout.write(String((user + system) / 1e6));
}
