import { styled } from '@mui/material/styles';
import { actionStyles } from './actionStyles.ts';

/** A button that does something on this page. */
export const ActionButton = styled('button')(actionStyles);
