const firstPort = Number(process.env['E2E_PORT'] ?? 4280);

const serverAt = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

/** One for each worker: a server has one clock and one set of settings, and journeys change both. */
export const servers = [serverAt(firstPort), serverAt(firstPort + 1)] as const;
