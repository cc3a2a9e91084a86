import GlobalStyles from '@mui/material/GlobalStyles';
import { variables } from '../theme/variables.ts';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The button that opened the dialog. */
  opener: HTMLElement | undefined;
  unsent: Unsent | undefined;
}

/**
 * The dialogs and toasts, which load together when first needed. A page contains only the CSS variables that pages use,
 * so this component adds all CSS variables.
 */
export const ConsultationOverlays = ({ open, onClose, opener, unsent }: Props) => (
  <>
    <GlobalStyles styles={variables} />
    <ConsultationDialog open={open} onClose={onClose} opener={opener} />
    {unsent && !open && <UnsentDialog key={unsent.submission.request_id} {...unsent} />}
    <Toasts />
  </>
);
