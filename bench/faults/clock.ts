import { mock } from 'node:test';

/** Replaces the clock of `Date`. The new clock runs at normal speed and can jump. Timers are not affected. */
export const startClock = () => {
  const start = Date.now();
  const running = performance.now();
  let jumped = 0;
  mock.timers.enable({ apis: ['Date'], now: start });
  const update = () => mock.timers.setTime(Math.round(start + jumped + performance.now() - running));
  const timer = setInterval(update, 5);
  return {
    jump: (milliseconds: number): void => {
      jumped += milliseconds;
      update();
    },
    /** Restores the real clock. */
    stop: (): void => {
      clearInterval(timer);
      mock.timers.reset();
    },
  };
};
