/** What happened in a page since the last look, in milliseconds. */
export interface Recorded {
  /** The longest that the main thread was held after the first paint; tasks below 50 are not told by the browser. */
  longestTask: number;
  /** The layout shifts, those after an input too, as their sum. */
  shift: number;
  /** The slowest interaction, from the input to the next frame; 0 where it took less than 16. */
  interaction: number;
  /** From the last click to the frame that showed what was waited for. */
  untilShown?: number;
}

declare global {
  interface Window {
    bench: {
      take: () => Recorded;
      /** What was watched for has come. */
      hasShown: () => boolean;
      /** Watches, from the next click on, for the frame after an element fits; `text` must change where it was there before. */
      watchFor: (selector: string, before?: string) => void;
    };
  }
}

/** Runs in the page before everything else. */
export const installRecorder = (): void => {
  const nothing = (): Recorded => ({ longestTask: 0, shift: 0, interaction: 0 });
  let recorded = nothing();
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  let tasks: PerformanceEntry[] = [];
  observe('longtask', (entry) => void tasks.push(entry));
  observe('layout-shift', (entry) => {
    recorded.shift += (entry as unknown as { value: number }).value;
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) recorded.interaction = Math.max(recorded.interaction, duration);
    },
    { durationThreshold: 16 },
  );

  const afterFrame = (action: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = action;
      channel.port2.postMessage(undefined);
    });
  window.bench = {
    take: () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const later = tasks.filter(({ startTime }) => paint && startTime >= paint.startTime);
      const taken = { ...recorded, longestTask: Math.max(0, ...later.map(({ duration }) => duration)) };
      recorded = nothing();
      tasks = [];
      return taken;
    },
    hasShown: () => recorded.untilShown !== undefined,
    watchFor: (selector, before) => {
      const isThere = () => {
        const element = document.querySelector(selector);
        return element !== null && element.textContent !== before;
      };
      const start = ({ timeStamp }: Event) => {
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          afterFrame(() => {
            recorded.untilShown = performance.now() - timeStamp;
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      };
      window.addEventListener('click', start, { capture: true, once: true });
    },
  };
};
