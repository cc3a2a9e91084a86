import { useEffect, useState } from 'react';

/**
 * What `load` resolves to, called `delay` milliseconds after hydration. Undefined until then, and if it fails. `load` must
 * stay the same function.
 */
export const useLate = <Value extends object>(
  load: () => Promise<Value | undefined>,
  delay = 0,
): Value | undefined => {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const start = () => void load().then(setValue, () => undefined);
    if (delay === 0) return start();
    const timer = window.setTimeout(start, delay);
    return () => window.clearTimeout(timer);
  }, [load, delay]);
  return value;
};
