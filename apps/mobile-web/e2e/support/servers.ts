const firstPort = Number(process.env['E2E_PORT'] ?? 4280);

const serverAt = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

/**
 * Each worker has its own server, because tests change the clock and the settings of their server.
 */
export const servers = [serverAt(firstPort), serverAt(firstPort + 1)] as const;

export function serverOf(parallelIndex: number): (typeof servers)[number] {
  const server = servers[parallelIndex];
  if (!server) throw new Error(`There is no server for worker ${parallelIndex}`);
  return server;
}
