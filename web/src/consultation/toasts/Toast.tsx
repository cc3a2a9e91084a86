import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { PartyPopper } from 'lucide-react';
import { type CustomContentProps, closeSnackbar } from 'notistack';
import { type Ref, useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The shortest swipe that closes a toast, in pixels (docs/behaviour.md, 9). */
const swipeThreshold = 20;

const Root = styled(Alert)(({ theme, severity }) => ({
  width: 'min(26rem, calc(100vw - 40px))',
  padding: '8px 16px 8px 20px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: theme.vars.palette.divider,
  borderInlineStart: `6px solid ${theme.vars.palette[severity ?? 'success'].main}`,
  boxShadow: theme.vars.shadows[8],
  // The message scrolls if it does not fit, so it does not take over the `touch-action` around it.
  '&, & .MuiAlert-message': { touchAction: 'pan-y' },
  // Otherwise the close button would cross the border.
  '& .MuiAlert-action': { flexShrink: 0 },
  'strong svg': { marginInlineEnd: 8, verticalAlign: '-4px', color: theme.vars.palette.vardar },
}));
/** The icon takes the place of the emoji, for which a device may have no font. Copied text has the emoji. */
const Emoji = styled('span')(visuallyHidden);

interface Props extends CustomContentProps {
  variant: 'success' | 'error';
  text: string;
  duration: number;
  ref?: Ref<HTMLDivElement>;
}

/** A screen reader interrupts its speech for an error, but not for a success. */
export const Toast = ({ id, message, text, duration, action, variant, style, ref }: Props) => {
  const { t } = useTranslation('consultation');
  // Screen readers would read an emoji before the title by its name.
  const [, emoji, title] = /^(\P{L}*)(.*)/u.exec(String(message)) ?? [];
  const swipeStart = useRef(Number.NaN);
  const focusedBefore = useRef<HTMLElement>(null);
  const close = () => {
    closeSnackbar(id);
    focusedBefore.current?.focus();
  };
  const [pauses, endPause] = useReducer((before: number) => before + 1, 0);
  // notistack's own timer ignores the focus.
  useEffect(() => {
    const isInUse = () => document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`);
    const hide = () => document.hasFocus() && !isInUse() && closeSnackbar(id);
    const timer = setTimeout(hide, pauses === 0 ? duration : duration / 2);
    window.addEventListener('focus', endPause);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', endPause);
    };
  }, [id, duration, pauses]);
  return (
    <Root
      ref={ref}
      style={style}
      variant="outlined"
      severity={variant}
      icon={false}
      role={variant === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      data-toast={id}
      closeText={t('toasts.close')}
      slotProps={{ closeButton: { title: undefined } }}
      onClose={close}
      onMouseLeave={endPause}
      onBlur={endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise Escape would also close an open dialog.
        event.preventDefault();
        close();
      }}
      // A drag of the mouse selects text.
      onPointerDown={({ pointerType, clientX }) => {
        swipeStart.current = pointerType === 'mouse' ? Number.NaN : clientX;
      }}
      onPointerMove={({ buttons, clientX }) =>
        buttons > 0 && Math.abs(clientX - swipeStart.current) > swipeThreshold && close()
      }
    >
      {/* Orca puts a space after the text of a `div`, not after that of a `strong`. */}
      <AlertTitle>
        <strong>
          {emoji && <PartyPopper size={20} />}
          <Emoji aria-hidden="true">{emoji}</Emoji>
          {title}
        </strong>
      </AlertTitle>{' '}
      <Typography variant="body2">{text}</Typography>
      {typeof action === 'function' ? action(id) : action}
    </Root>
  );
};
