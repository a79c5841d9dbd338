import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearToasts,
  dismissErrorToasts,
  dismissToast,
  getToasts,
  showToast,
  subscribeToToasts,
  toastDurationMs,
} from './toast-store.ts';

const messages = (): string[] => getToasts().map(({ message }) => message);

describe('toasts', () => {
  beforeEach(clearToasts);

  it('are at most three, with the newest last', () => {
    for (const message of ['a', 'b', 'c', 'd']) showToast(message);
    expect(messages()).toEqual(['b', 'c', 'd']);
  });

  it('never contain the same message twice', () => {
    for (const message of ['a', 'b', 'a']) showToast(message);
    expect(messages()).toEqual(['b', 'a']);
  });

  it('can be removed individually', () => {
    showToast('a');
    showToast('b');
    dismissToast(getToasts()[0]!.id);
    expect(messages()).toEqual(['b']);
  });

  it('with an error are dismissed together, and the others stay', () => {
    showToast('failed', 'danger');
    showToast('saved', 'success');
    dismissErrorToasts();
    expect(messages()).toEqual(['saved']);
  });

  it('notify listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showToast('a');
    stop();
    showToast('b');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('are shown longer if the message is longer', () => {
    expect(toastDurationMs('Saved')).toBe(6_000);
    expect(toastDurationMs('x'.repeat(200))).toBe(16_000);
  });
});
