import { mock } from 'node:test';

export interface Clock {
  /** Lets milliseconds pass at once. */
  jump: (milliseconds: number) => void;
  /** Gives this process its own time back. */
  stop: () => void;
}

/** Replaces the date of this process: it runs on as usual, and jumps where nobody wants to wait. Timers stay as they are. */
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
