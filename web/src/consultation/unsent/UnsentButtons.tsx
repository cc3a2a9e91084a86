import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  sending: boolean;
  /** Shown above the buttons and announced by screen readers. */
  status: string | undefined;
  onLater: () => void;
  onDelete: () => void;
  onSend: () => void;
}

const questionId = 'unsent-question';

/** Below breakpoint `sm` the send button has its own line under the others. */
const Actions = styled(DialogActions)(({ theme }) => ({
  gap: 8,
  '& > [aria-live]': { flexBasis: '100%' },
  '& > [aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  [theme.breakpoints.down('sm')]: {
    rowGap: 4,
    '& > *': { flexGrow: 1 },
    '& > [data-send]': { flexBasis: '100%' },
  },
}));

const takeFocus = (button: HTMLElement | null) => button?.focus();

/**
 * The delete button asks for confirmation, and the focus moves to the button *Keep*. While the request is being sent,
 * the send button has `aria-disabled`, because `disabled` would take the focus from the button. Each label of the send
 * button has its own element, because React throws when it removes a text node that a browser's translation has
 * replaced.
 */
export const UnsentButtons = ({ sending, status, onLater, onDelete, onSend }: Props) => {
  const { t } = useTranslation('consultation');
  const [asking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = () => {
    remove.current?.focus();
    setAsking(false);
  };
  return (
    <Actions disableSpacing>
      <Typography id={questionId} aria-live="polite" variant="body2">
        {asking ? t('unsent.question') : status}
      </Typography>
      {asking ? (
        <Button key="keep" variant="text" ref={takeFocus} aria-describedby={questionId} onClick={keep}>
          {t('unsent.keep')}
        </Button>
      ) : (
        <Button key="later" variant="text" disabled={sending} onClick={onLater}>
          {t('unsent.later')}
        </Button>
      )}
      <Button
        ref={remove}
        variant="text"
        color={asking ? 'error' : 'primary'}
        disabled={sending}
        onClick={asking ? onDelete : () => setAsking(true)}
      >
        {t('unsent.delete')}
      </Button>
      {!asking && (
        <Button data-send aria-disabled={sending} onClick={onSend}>
          {sending ? (
            <span key="sending">{t('submitting.narrow')}</span>
          ) : (
            <span key="send">{t('unsent.send')}</span>
          )}
        </Button>
      )}
    </Actions>
  );
};
