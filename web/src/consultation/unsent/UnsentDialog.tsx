import { company, phoneAddress } from '@helvardar/shared/company';
import type { Submission } from '@helvardar/shared/consultationRequest';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackToClose } from '../../browser/useBackToClose.ts';
import { useRequestText } from './useRequestText.ts';

/** A request that is no longer retried. `decide` takes the visitor's decision: true removes it from this browser. */
export interface Unsent {
  submission: Submission;
  decide: (leave: boolean) => void;
}

const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, margin: '12px 0 20px' });
const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
});
const Text = styled('div')(({ theme }) => ({
  padding: 16,
  backgroundColor: theme.vars.palette.surface,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** On small screens the status has a row above the buttons, and the copy button a row below the two others. */
const Actions = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > [role=status]': { flexGrow: 1 },
  [theme.breakpoints.down('sm')]: {
    rowGap: 4,
    '& > *': { flexGrow: 1 },
    '& > :is([role=status], :last-child)': { flexBasis: '100%' },
  },
}));

/**
 * Shows an undelivered request, so that the visitor can send it in another way. Only the delete button removes it from this
 * browser.
 */
export const UnsentDialog = ({ submission, decide }: Unsent) => {
  const { t } = useTranslation('consultation');
  const text = useRequestText(submission);
  const shown = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const [leave, setLeave] = useState(false);
  const [copying, setCopying] = useState<'copied' | 'marked'>();

  const close = (decision: boolean) => {
    setLeave(decision);
    setOpen(false);
  };
  useBackToClose(open, true, () => close(false));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setCopying('marked');
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => close(false)}
      aria-labelledby="unsent-title"
      aria-describedby="unsent-text"
      slotProps={{
        paper: { sx: { maxWidth: '40rem', borderColor: 'vardar' } },
        transition: { onExited: () => decide(leave) },
      }}
    >
      <DialogTitle id="unsent-title" variant="h3" component="h2" sx={{ pt: 3 }}>
        {t('unsent.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id="unsent-text">{t('unsent.text')}</Typography>
        <Ways>
          <Way href={`mailto:${company.email}`}>
            <Mail size={20} aria-hidden="true" />
            {company.email}
          </Way>
          <Way href={phoneAddress}>
            <Phone size={20} aria-hidden="true" />
            {company.phone}
          </Way>
        </Ways>
        <Text ref={shown}>{text}</Text>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('unsent.kept')}
        </Typography>
      </DialogContent>
      <Actions disableSpacing>
        <Typography role="status" variant="body2">
          {copying && t(`unsent.${copying}`)}
        </Typography>
        <Button onClick={() => close(false)}>{t('unsent.later')}</Button>
        <Button onClick={() => close(true)}>{t('unsent.delete')}</Button>
        <Button variant="contained" onClick={copy}>
          {t('unsent.copy')}
        </Button>
      </Actions>
    </Dialog>
  );
};
