import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action at once or, during a mouse press, after the press. A layout shift during a
 * press would move the pressed element away from the pointer, and the click would be lost.
 */
export const useAfterPress = (): ((action: () => void) => void) => {
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: () => void) =>
      document.addEventListener(type, listener, { capture: true, signal: listening.signal });
    // The timeout runs the actions after the click event, which follows the end of a press. Touch needs no listeners:
    // its mouse events are sent only when the touch has ended.
    const end = () =>
      window.setTimeout(() => {
        press.current.isDown = false;
        for (const action of press.current.waiting.splice(0)) action();
      });
    listen('mousedown', () => {
      press.current.isDown = true;
    });
    for (const type of ['mouseup', 'dragend', 'keydown']) listen(type, end);
    return () => listening.abort();
  }, []);
  return (action) => {
    if (press.current.isDown) press.current.waiting.push(action);
    else action();
  };
};
