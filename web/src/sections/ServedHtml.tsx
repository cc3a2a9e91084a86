import { type ComponentProps, type ElementType, type ReactNode, useState, useSyncExternalStore } from 'react';

/** With these props, React keeps the served HTML and never inserts the empty string. */
const served = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const subscribe = () => () => undefined;

/** What React keeps of each rendered element; `_debugOwner`, the component that wrote it, in development alone. */
interface Fiber {
  type: string | null | { name?: string; displayName?: string; render?: { name: string } };
  memoizedProps: object | null;
  child: Fiber | null;
  sibling: Fiber | null;
  _debugOwner?: { type: object } | null;
}

/** Material UI and Emotion add handlers of their own, for example for the ripple. Their components have these members. */
const isFromLibrary = ({ _debugOwner: owner }: Fiber) =>
  owner && ('propTypes' in owner.type || '__emotion_styles' in owner.type);

const nameOf = ({ type }: Fiber) =>
  typeof type === 'string' ? type : (type?.displayName ?? type?.render?.name ?? type?.name);

/** Hooks of the site that only read, so that the served HTML shows what they return. */
const readingHooks = /^use(?:Translation|Language|Path|ConsultationPath|ServiceTexts|Id|Memo)$/;
/** Hooks with which Material UI's components keep a state, such as `Accordion`, or wait for an effect, such as `NoSsr`. */
const keepingHooks = /^use(?:Controlled|EnhancedEffect)$/;

/** What would be dead in the element: a handler, or a hook that its component calls, such as `useState`. */
const deadPartOf = ({ type, memoizedProps }: Fiber): string | undefined => {
  const isHandler = ([name, value]: [string, unknown]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function';
  const handler = Object.entries(memoizedProps ?? {}).find(isHandler)?.[0];
  if (handler || typeof type === 'string' || !type) return handler;
  const code = String(type.render ?? type);
  const hooks = Array.from(code.matchAll(/\b(use[A-Z]\w*)\)?\(/g), ([, hook = '']) => hook);
  if ('propTypes' in type) return hooks.find((hook) => keepingHooks.test(hook));
  return typeof type === 'function' ? hooks.find((hook) => !readingHooks.test(hook)) : undefined;
};

const refuseDeadParts = (fiber: Fiber | null, part: Element) => {
  for (let element = fiber; element; element = element.sibling) {
    const dead = deadPartOf(element);
    if (dead && !isFromLibrary(element))
      throw new Error(
        `${dead} of ${nameOf(element)} would be dead in the built site, because “${part.textContent?.slice(0, 40)} …” is ` +
          'not hydrated: remove `static` from Section or PageHero, or ServedHtml (docs/decisions/035-static-parts.md)',
      );
    refuseDeadParts(element.child, part);
  }
};

/** In development, throws an error if a part that the built site does not hydrate has a handler, state or effect. */
const refuseDeadPartsIn = (part: Element | null) => {
  for (const [key, fiber] of Object.entries(part ?? {}))
    if (part && key.startsWith('__reactFiber$')) refuseDeadParts((fiber as Fiber).child, part);
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
      {...(import.meta.env.DEV && { ref: refuseDeadPartsIn })}
      {...(isServed ? served : { children })}
    />
  );
};
