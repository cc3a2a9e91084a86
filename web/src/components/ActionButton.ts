import { styled } from '../theme/styled.ts';
import { actionStyles } from './actionStyles.ts';

/** A button for an action on this page. */
export const ActionButton = styled('button')(actionStyles);
