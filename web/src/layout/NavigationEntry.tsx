import { memo } from 'react';
import type { RouteId } from '../routing/routes.ts';
import { NavigationLink } from './NavigationLink.ts';

interface Props {
  id: RouteId;
  label: string;
  current: boolean;
}

/** An entry of the main navigation. On a page change `memo` lets only the old and the new current entry render. */
export const NavigationEntry = memo(({ id, label, current }: Props) => (
  <li>
    <NavigationLink page={id} aria-current={current ? 'page' : undefined}>
      <span>{label}</span>
    </NavigationLink>
  </li>
));
