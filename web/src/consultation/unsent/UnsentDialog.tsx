import { company, phoneAddress } from '@helvardar/shared/company';
import type { Submission } from '@helvardar/shared/consultationRequest';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Copy, Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseRequest } from '../../browser/useCloseRequest.ts';
import { type Outcome, sendNow } from '../sending/send.ts';
import { useToasts } from '../toasts/useToasts.ts';
import { UnsentButtons } from './UnsentButtons.tsx';
import { useRequestText } from './useRequestText.ts';

export interface Unsent {
  submission: Submission;
  decide: (outcome: Outcome) => void;
}

const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, margin: '12px 0 20px' });
const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
});
/** Without padding the button aligns with the links beside it. */
const CopyButton = styled(Button)({ minHeight: 44, padding: 0, '& > span': { marginInlineStart: 0 } });
const Text = styled('div')(({ theme }) => ({
  padding: 16,
  backgroundColor: theme.vars.palette.surface,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/**
 * Shows an undelivered request, to send now or to copy into an e-mail. The request stays in this browser until it is
 * delivered or deleted. The dialog cannot be closed while sending.
 */
export const UnsentDialog = ({ submission, decide }: Unsent) => {
  const { t } = useTranslation('consultation');
  const text = useRequestText(submission);
  const toasts = useToasts();
  const textElement = useRef<HTMLDivElement>(null);
  /** The decision closes the dialog. */
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<'copied' | 'marked' | 'failed'>();

  const open = outcome === undefined;
  const later = () => {
    if (!sending) setOutcome('keep');
  };
  useCloseRequest(open, !sending, later);
  const send = async () => {
    if (sending || !open) return;
    setSending(true);
    const { notified, safe } = await sendNow(submission);
    setSending(false);
    if (!safe) return setResult('failed');
    if (!notified) toasts.notNotified();
    toasts.succeeded();
    setOutcome('delete');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      if (textElement.current) getSelection()?.selectAllChildren(textElement.current);
      setResult('marked');
    }
  };

  return (
    <Dialog
      open={open}
      onClose={later}
      disableEnforceFocus
      aria-describedby="unsent-text"
      slotProps={{
        paper: { sx: { maxWidth: '40rem', borderColor: 'vardar' } },
        transition: { onExited: () => decide(outcome ?? 'keep') },
      }}
    >
      <DialogTitle>{t('unsent.title')}</DialogTitle>
      <DialogContent>
        <Typography id="unsent-text">{t('unsent.text')}</Typography>
        <Ways>
          <Way href={`mailto:${company.email}`}>
            <Mail size={20} />
            {company.email}
          </Way>
          <Way href={phoneAddress}>
            <Phone size={20} />
            {company.phone}
          </Way>
          <CopyButton variant="text" startIcon={<Copy size={20} />} onClick={copy}>
            {t('unsent.copy')}
          </CopyButton>
        </Ways>
        <Text ref={textElement}>{text}</Text>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('unsent.kept')}
        </Typography>
      </DialogContent>
      <UnsentButtons
        sending={sending}
        status={sending ? t('submitting.wide') : result && t(`unsent.${result}`)}
        onLater={later}
        onDelete={() => setOutcome('delete')}
        onSend={send}
      />
    </Dialog>
  );
};
