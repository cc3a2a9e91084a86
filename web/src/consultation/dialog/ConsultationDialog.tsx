import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCloseRequest } from '../../browser/useCloseRequest.ts';
import type { ProjectType } from '../../routing/routes.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { introId } from './Fields.tsx';
import type { FormState } from './useConsultationForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** `confirmedTo`: the address that gets the confirmation. Undefined if so far only this browser has the request. */
  onSent: (confirmedTo: string | undefined) => void;
  /** The button that receives the focus when the dialog closes. */
  opener: HTMLElement | undefined;
  /** The project type that the address names. */
  project: ProjectType | undefined;
}

/** Closing keeps the typed values; a sent request clears them. */
export const ConsultationDialog = ({ open, onClose, onSent, opener, project }: Props) => {
  const { t } = useTranslation('consultation');
  const [state, setState] = useState<FormState>('open');
  /** The form's `key`. Each reset mounts a new form with the stored draft. */
  const [resets, setResets] = useState(0);
  const close = () => {
    if (state === 'open') onClose();
  };
  const finish = useCallback(
    (confirmedTo: string | undefined) => {
      onClose();
      setState('open');
      setResets((before) => before + 1);
      onSent(confirmedTo);
    },
    [onClose, onSent],
  );
  const paper = useRef<HTMLDivElement>(null);
  // The back-forward cache can restore a page whose form is older than the stored draft. A new form shows the draft. The
  // focus goes to the same field of the new form, or to the dialog.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || state !== 'open') return;
      const focused = document.activeElement;
      const hadFocus = paper.current?.contains(focused);
      flushSync(() => setResets((before) => before + 1));
      if (!hadFocus || focused?.isConnected) return;
      const name = focused?.getAttribute('name');
      const field = name ? paper.current?.querySelector<HTMLElement>(`[name="${name}"]`) : undefined;
      (field ?? paper.current)?.focus();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [state]);
  useCloseRequest(open, state === 'open', onClose);

  return (
    <Dialog
      open={open}
      keepMounted
      // Otherwise the dialog would take the focus from a browser extension's menu. The Tab key still moves the focus
      // inside the dialog only.
      disableEnforceFocus
      onClose={close}
      aria-describedby={introId}
      slotProps={{
        paper: {
          ref: paper,
          tabIndex: -1,
          sx: {
            maxWidth: '48rem',
            // Material UI gives links that are buttons the browser's ring.
            '.MuiLink-button.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary' },
          },
        },
        // When the dialog closes, Material UI focuses the element that had the focus before the dialog opened. Without
        // this line that could be another element than `opener`, because Safari does not focus a clicked button, and
        // because the focus may move while the dialog's code loads.
        transition: { onEnter: () => opener?.focus() },
      }}
    >
      <DialogTitle sx={{ pr: 8 }}>{t('title')}</DialogTitle>
      <IconButton
        onClick={close}
        disabled={state !== 'open'}
        aria-label={t('toasts.close')}
        sx={{ position: 'absolute', top: 10, right: 10 }}
      >
        <X />
      </IconButton>
      <ConsultationForm
        key={resets}
        state={state}
        onStateChange={setState}
        onCancel={onClose}
        onSent={finish}
        project={project}
      />
    </Dialog>
  );
};
