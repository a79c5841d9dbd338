interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Resolves with the URL of the next navigation, which it cancels. */
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
