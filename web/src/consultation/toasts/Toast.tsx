import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type CustomContentProps, useSnackbar } from 'notistack';
import { type FocusEvent, type PointerEvent, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissal } from './useDismissal.ts';

/** Horizontal pixels after which a swipe closes a toast (docs/behaviour.md, 9). */
const swipeThreshold = 20;

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: 8,
  width: 'min(26rem, calc(100vw - 40px))',
  padding: '16px 8px 16px 20px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: '6px solid currentColor',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.16)',
  touchAction: 'pan-y',
  '&[data-variant=success]': { borderInlineStartColor: theme.vars.palette.success.main },
  '&[data-variant=error]': { borderInlineStartColor: theme.vars.palette.error.main },
  strong: { display: 'block', marginBottom: 4 },
  p: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.5 },
}));
const Close = styled(IconButton)({ marginBlock: -10 });

interface Props extends CustomContentProps {
  text: string;
  /** Milliseconds until the toast closes automatically. */
  duration: number;
  ref?: Ref<HTMLDivElement>;
}

/** A title and a sentence. Screen readers interrupt themselves for an error, but not for a success message. */
export const Toast = ({ id, message, text, duration, variant, style, ref }: Props) => {
  const { t } = useTranslation('consultation');
  const { closeSnackbar } = useSnackbar();
  const start = useRef<number>(undefined);
  const close = () => closeSnackbar(id);
  const dismissal = useDismissal(duration, close);
  const focus = (event: FocusEvent) => {
    dismissal.onFocus();
    // The focus trap of an open dialog would take the focus back if this event reached it.
    event.stopPropagation();
  };
  const swipe = (event: PointerEvent) => {
    if (start.current !== undefined && Math.abs(event.clientX - start.current) > swipeThreshold) close();
  };
  // Otherwise a drag that enters the toast later would be measured from the start of this swipe.
  const endSwipe = () => {
    start.current = undefined;
  };
  return (
    <Card
      {...dismissal}
      onFocus={focus}
      ref={ref}
      style={style}
      role={variant === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      data-toast={id}
      data-variant={variant}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={(event) => event.buttons > 0 && swipe(event)}
      onPointerUp={endSwipe}
      onPointerLeave={() => {
        dismissal.onPointerLeave();
        endSwipe();
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div>
        <strong>{message}</strong>
        <p>{text}</p>
      </div>
      <Close type="button" onClick={close} aria-label={t('toasts.close')}>
        <X size={20} />
      </Close>
    </Card>
  );
};
