import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps } from 'react';
import { variables } from '../theme/variables.ts';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props extends ComponentProps<typeof ConsultationDialog> {
  unsent: Unsent | undefined;
}

/** A constant: React does not render the same element object again, so the dialog opens faster. */
const globalVariables = <GlobalStyles styles={variables} />;

/**
 * The dialogs and toasts, which load when first needed. `globalVariables` adds the CSS variables that they need and
 * that the prerendered pages do not define.
 */
export const ConsultationOverlays = ({ unsent, ...dialog }: Props) => (
  <>
    {globalVariables}
    <ConsultationDialog {...dialog} />
    {unsent && !dialog.open && <UnsentDialog key={unsent.submission.request_id} {...unsent} />}
    <Toasts />
  </>
);
