interface Sent {
  id: string;
  type: string;
}

interface NativeAppWindow {
  koshaNative?: { postMessage: (json: string) => void };
}

/** A simulated native app: `sent` records the messages from the page; `remove` uninstalls it. */
export interface NativeApp {
  sent: Sent[];
  /** Sends the page a message, as a native app does. */
  send: (json: unknown) => void;
  remove: () => void;
}

/**
 * Simulates an Android app around the page. It responds to each message with the result of
 * `answer`.
 */
export function simulateNativeApp(answer: (message: Sent) => unknown = () => undefined): NativeApp {
  const sent: Sent[] = [];
  const say = (json: unknown) => window.koshaBridge?.receive(json);
  const host = window as NativeAppWindow;
  host.koshaNative = {
    postMessage(json) {
      const message = JSON.parse(json) as Sent;
      sent.push(message);
      const payload = answer(message);
      if (payload === undefined) return;
      // A native app responds asynchronously.
      queueMicrotask(() =>
        say(JSON.stringify({ id: message.id, type: 'session.result', payload })),
      );
    },
  };
  return { sent, send: say, remove: () => Reflect.deleteProperty(host, 'koshaNative') };
}
