import { type ComponentProps, type ElementType, type ReactNode, useState, useSyncExternalStore } from 'react';

/** With these props, React keeps the HTML that it finds in a hydrated element. Nothing is ever inserted. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const subscribe = () => () => undefined;

interface Props extends ComponentProps<'div'> {
  component: ElementType;
  children: ReactNode;
}

/**
 * An element whose content has no state, handlers or effects. The content is not hydrated: its HTML stays as served. On
 * a page change the content is rendered like that of any other element.
 */
export const Static = ({ component: Element, children, ...props }: Props) => {
  /** True while React prerenders or hydrates: React then calls the third argument, and otherwise the second. */
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServed] = useState(!import.meta.env.SSR && isPrerendered);
  return <Element {...props} {...(isServed ? served : { children })} />;
};
