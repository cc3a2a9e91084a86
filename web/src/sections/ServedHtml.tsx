import { type ComponentProps, type ElementType, type ReactNode, useState, useSyncExternalStore } from 'react';

/** With these props, React keeps the served HTML and never inserts the empty string. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const subscribe = () => () => undefined;

/** What React keeps of each rendered element; `_debugOwner`, the component that wrote it, in development alone. */
interface Fiber {
  type: string | { name?: string; displayName?: string; render?: { name: string } };
  memoizedProps: object | null;
  child: Fiber | null;
  sibling: Fiber | null;
  _debugOwner?: { type: object } | null;
}

/** Material UI and Emotion add handlers of their own, for example for the ripple. Their components have these members. */
const isFromLibrary = ({ _debugOwner: owner }: Fiber) =>
  owner && ('propTypes' in owner.type || '__emotion_styles' in owner.type);

const nameOf = ({ type }: Fiber) =>
  typeof type === 'string' ? type : (type.displayName ?? type.render?.name ?? type.name);

const refuseHandlers = (fiber: Fiber | null, part: Element) => {
  for (let element = fiber; element; element = element.sibling) {
    const handler = Object.entries(element.memoizedProps ?? {}).find(
      ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
    )?.[0];
    if (handler && !isFromLibrary(element))
      throw new Error(
        `${handler} of ${nameOf(element)} would be dead in the built site, because “${part.textContent?.slice(0, 40)} …” is ` +
          'not hydrated: remove `static` from Section or PageHero, or ServedHtml (docs/decisions/035-static-parts.md)',
      );
    refuseHandlers(element.child, part);
  }
};

/** In development, throws an error if a part that the built site does not hydrate has a handler. */
const refuseHandlersIn = (part: Element | null) => {
  for (const [key, fiber] of Object.entries(part ?? {}))
    if (part && key.startsWith('__reactFiber$')) refuseHandlers((fiber as Fiber).child, part);
};

interface Props extends ComponentProps<'div'> {
  component: ElementType;
  children: ReactNode;
}

/**
 * For content without state, handlers or effects: React keeps the served HTML instead of hydrating it. After a page
 * change, the content renders as usual, because no HTML was served for it.
 */
export const ServedHtml = ({ component: Element, children, ...props }: Props) => {
  /** React calls the third argument while it prerenders or hydrates, otherwise the second. */
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServed] = useState(!import.meta.env.SSR && isPrerendered);
  return (
    <Element
      {...props}
      {...(import.meta.env.DEV && { ref: refuseHandlersIn })}
      {...(isServed ? served : { children })}
    />
  );
};
