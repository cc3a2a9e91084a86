import { styled } from '../styled.ts';
import { actionStyles } from './actionStyles.ts';
import { PageLink } from './PageLink.tsx';

/** A link to a page that asks to be followed; `data-look` as in `actionStyles`. */
export const PageButton = styled(PageLink)(actionStyles);
