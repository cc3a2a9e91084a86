/** Milliseconds after which code and texts that a visitor waits for count as missing. */
export const loadLimit = 15_000;

/** Rejects if `promise` does not settle within `milliseconds`. */
export const withTimeout = <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    const expire = () => reject(new Error(`No answer within ${Math.round(milliseconds)} ms`));
    timer = setTimeout(expire, milliseconds);
  });
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
};
