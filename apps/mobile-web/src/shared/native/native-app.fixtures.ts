interface Sent {
  id: string;
  type: string;
}

interface NativeAppWindow {
  koshaNative?: { postMessage: (json: string) => void };
}

export interface NativeApp {
  sent: Sent[];
  send: (json: unknown) => void;
  remove: () => void;
}

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
