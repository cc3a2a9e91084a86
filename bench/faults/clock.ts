import { mock } from 'node:test';

export interface Clock {
  jump: (milliseconds: number) => void;
  /** Restores the real clock. */
  stop: () => void;
}

/** Replaces the clock of `Date`. The new clock runs at normal speed and can jump. Timers are not affected. */
export const startClock = (): Clock => {
  const start = Date.now();
  const running = performance.now();
  let jumped = 0;
  mock.timers.enable({ apis: ['Date'], now: start });
  const update = () => mock.timers.setTime(Math.round(start + jumped + performance.now() - running));
  const timer = setInterval(update, 5);
  return {
    jump: (milliseconds) => {
      jumped += milliseconds;
      update();
    },
    stop: () => {
      clearInterval(timer);
      mock.timers.reset();
    },
  };
};
