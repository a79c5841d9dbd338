import { Client, type ClientConfig } from 'pg';

const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** Splits a `DATABASE_URL` with several hosts (`host1:5432,host2:5432`) into a URL per host. */
export function databaseAddressesIn(databaseUrl: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = form.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

export class DatabaseAddresses {
  readonly #all: readonly string[];
  #at = 0;

  constructor(databaseUrl: string) {
    this.#all = databaseAddressesIn(databaseUrl);
  }

  get count(): number {
    return this.#all.length;
  }

  get current(): string {
    return this.#all[this.#at] ?? '';
  }

  leave(address: string): void {
    if (address === this.current) this.#at = (this.#at + 1) % this.#all.length;
  }
}

export const notPrimaryMessage = 'This address leads to a replica';

/**
 * With several addresses, a client accepts only the primary server. If it cannot connect or reaches
 * a replica, it throws, and the next client uses the next address.
 */
export const primaryClientClass = (addresses: DatabaseAddresses): typeof Client =>
  addresses.count === 1
    ? Client
    : class extends Client {
        readonly #address = addresses.current;

        constructor(config?: string | ClientConfig) {
          super({ ...(config as ClientConfig), connectionString: addresses.current });
        }

        override connect(): Promise<this>;
        override connect(callback: (error: Error | null) => void): void;
        override connect(callback?: (error: Error | null) => void): Promise<this> | void {
          return callback === undefined ? this.#toPrimary() : void this.#report(callback);
        }

        async #report(callback: (error: Error | null) => void): Promise<void> {
          const failed = await this.#toPrimary().then(
            () => null,
            (error: Error) => error,
          );
          callback(failed);
        }

        async #toPrimary(): Promise<this> {
          try {
            await super.connect();
            const { rows } = await this.query<{ is: boolean }>('select pg_is_in_recovery() as is');
            if (rows[0]?.is !== false) throw new Error(notPrimaryMessage);
            return this;
          } catch (error) {
            addresses.leave(this.#address);
            await this.end().catch(() => undefined);
            throw error;
          }
        }
      };
