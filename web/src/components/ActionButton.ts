import { styled } from '@mui/material/styles';
import { actionStyles } from './actionStyles.ts';

/** A button for an action on this page. */
export const ActionButton = styled('button')(actionStyles);
