import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy that can cut the connection between browser and server. */
export class Network {
  readonly #serverPort: number;
  readonly #open = new Set<Socket>();
  #listener: Server;
  #port = 0;

  constructor(serverPort: number) {
    this.#serverPort = serverPort;
    this.#listener = this.#makeListener();
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Uses the same port as before a cut. */
  async open(): Promise<void> {
    this.#listener = this.#makeListener().listen(this.#port, '127.0.0.1');
    await once(this.#listener, 'listening');
    this.#port = (this.#listener.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    if (!this.#listener.listening) return;
    const closed = once(this.#listener, 'close');
    this.#listener.close();
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  #makeListener(): Server {
    return createServer((browser) => {
      const server = connect(this.#serverPort, '127.0.0.1');
      for (const [from, to] of [
        [browser, server],
        [server, browser],
      ] as const) {
        this.#open.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#open.delete(from);
          to.destroy();
        });
      }
    });
  }
}
