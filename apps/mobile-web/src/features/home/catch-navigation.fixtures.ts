interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Cancels the next navigation and resolves with its URL. */
export function catchNavigation(): Promise<string> {
  const { navigation } = window as unknown as { navigation: EventTarget };
  return new Promise((resolve) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve((event as NavigateEvent).destination.url);
      },
      { once: true },
    );
  });
}
