import { PageLink } from '../routing/PageLink.tsx';
import { styled } from '../theme/styled.ts';
import { actionStyles } from './actionStyles.ts';

/** A link to a page that looks like a button; `data-look` as in `actionStyles`. */
export const PageButton = styled(PageLink)(actionStyles);
