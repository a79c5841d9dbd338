interface Sent {
  id: string;
  type: string;
}

interface NativeAppWindow {
  koshaNative?: { postMessage: (json: string) => void };
}

/** What a native app gets from the page, and how it answers; undone by `remove`. */
export interface NativeApp {
  sent: Sent[];
  /** Hands the page a message as a native app does. */
  say: (json: unknown) => void;
  remove: () => void;
}

/** Puts an Android app around the page, which answers each message with what `answer` gives. */
export function playNativeApp(answer: (message: Sent) => unknown = () => undefined): NativeApp {
  const sent: Sent[] = [];
  const say = (json: unknown) => window.koshaBridge?.receive(json);
  const host = window as NativeAppWindow;
  host.koshaNative = {
    postMessage(json) {
      const message = JSON.parse(json) as Sent;
      sent.push(message);
      const payload = answer(message);
      if (payload === undefined) return;
      // A native app answers later, never within the call.
      queueMicrotask(() =>
        say(JSON.stringify({ id: message.id, type: 'session.result', payload })),
      );
    },
  };
  return { sent, say, remove: () => Reflect.deleteProperty(host, 'koshaNative') };
}
