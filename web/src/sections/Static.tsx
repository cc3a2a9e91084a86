import { type ComponentProps, type ElementType, type ReactNode, useState, useSyncExternalStore } from 'react';

/** With these props, React keeps the served HTML and never inserts the empty string. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const subscribe = () => () => undefined;

interface Props extends ComponentProps<'div'> {
  component: ElementType;
  children: ReactNode;
}

/**
 * For content without state, handlers or effects: React keeps the served HTML instead of hydrating it. After a page
 * change, the content renders as usual, because no HTML was served for it.
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
