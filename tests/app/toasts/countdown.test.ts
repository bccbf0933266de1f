import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countdown } from '#/app/toasts/countdown.ts';

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ends once, after its time', () => {
    const done = vi.fn();
    const running = countdown(10_000, done);
    vi.advanceTimersByTime(9_999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    running.resume();
    vi.advanceTimersByTime(20_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('keeps what is left while it is paused', () => {
    const done = vi.fn();
    const running = countdown(10_000, done);
    vi.advanceTimersByTime(4_000);
    running.pause();
    running.pause();
    vi.advanceTimersByTime(60_000);
    running.resume();
    vi.advanceTimersByTime(5_999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('never ends once it is stopped', () => {
    const done = vi.fn();
    const running = countdown(10_000, done);
    running.stop();
    running.resume();
    vi.advanceTimersByTime(20_000);
    expect(done).not.toHaveBeenCalled();
  });
});
