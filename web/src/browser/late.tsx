import { type ComponentType, startTransition, useEffect, useState } from 'react';

/**
 * A component that loads when it is first shown. Shows nothing until then, and if loading fails. React's `lazy` would
 * show its fallback for at least 300 ms.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Late = (props: Props) => {
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      const show = (loaded: ComponentType<Props>) => startTransition(() => setComponent(() => loaded));
      load().then(show, () => undefined);
    }, []);
    return Component && <Component {...props} />;
  };
  return Late;
};
