import { styled } from '../theme/styled.ts';
import { actionStyles } from './actionStyles.ts';

/** A button that does something on this page. */
export const ActionButton = styled('button')(actionStyles);
