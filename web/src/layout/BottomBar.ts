import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** A part of the bar at the bottom. The icon of its close button ends with the page's grid. */
export const BottomBar = styled('section')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 24,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  // The bar scrolls with large text, so it would cut off an outer focus ring.
  ':focus-visible': { outlineOffset: -3 },
});

export const CloseBar = styled(IconButton)({ marginInline: 'auto -12px' });
