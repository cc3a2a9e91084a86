import { type ComponentProps, type ElementType, type ReactNode, useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** With these props, React keeps the HTML that it finds in a hydrated element. Nothing is ever inserted. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

interface Props extends ComponentProps<'div'> {
  /** The component of the element. */
  of: ElementType;
  children: ReactNode;
}

/**
 * An element whose content has no state and no handlers. The content is not hydrated: its HTML stays as served. On a
 * page change it is rendered like any other.
 */
export const Static = ({ of: Element, children, ...props }: Props) => {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!import.meta.env.SSR && !isHydrated);
  return <Element {...props} {...(isServed ? served : { children })} />;
};
