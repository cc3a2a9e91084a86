import type { ComponentProps } from 'react';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props extends ComponentProps<typeof ConsultationDialog> {
  unsent: Unsent | undefined;
}

/** The dialogs and toasts, which load when first needed. */
export const ConsultationOverlays = ({ unsent, ...dialog }: Props) => (
  <>
    <ConsultationDialog {...dialog} />
    {unsent && !dialog.open && <UnsentDialog key={unsent.submission.request_id} {...unsent} />}
    <Toasts />
  </>
);
