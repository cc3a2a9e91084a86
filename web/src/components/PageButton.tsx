import { styled } from '@mui/material/styles';
import { PageLink } from '../routing/PageLink.tsx';
import { actionStyles } from './actionStyles.ts';

/** A link to a page, styled as a button; `data-look` selects the style (`actionStyles`). */
export const PageButton = styled(PageLink)(actionStyles);
