import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps } from 'react';
import { variables } from '../theme/variables.ts';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props extends ComponentProps<typeof ConsultationDialog> {
  unsent: Unsent | undefined;
}

/** React does not render a constant element again, which would take a tenth of the time in which the dialog opens. */
const globalVariables = <GlobalStyles styles={variables} />;

/** The dialogs and toasts load when first needed. They need more CSS variables than a page contains. */
export const ConsultationOverlays = ({ unsent, ...dialog }: Props) => (
  <>
    {globalVariables}
    <ConsultationDialog {...dialog} />
    {unsent && !dialog.open && <UnsentDialog key={unsent.submission.request_id} {...unsent} />}
    <Toasts />
  </>
);
