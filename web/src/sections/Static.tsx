import { type ComponentProps, type ElementType, type ReactNode, useState, useSyncExternalStore } from 'react';

/** With these props, React keeps the served HTML and never inserts the empty string. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const subscribe = () => () => undefined;

interface Props extends ComponentProps<'div'> {
  component: ElementType;
  children: ReactNode;
}

/**
 * Content without state, handlers or effects is not hydrated: the HTML stays as served. A page change renders the
 * content as usual.
 */
export const Static = ({ component: Element, children, ...props }: Props) => {
  /** React calls the third argument while it prerenders or hydrates, otherwise the second. */
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServed] = useState(!import.meta.env.SSR && isPrerendered);
  return <Element {...props} {...(isServed ? served : { children })} />;
};
