import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsultation } from '../../consultation/ConsultationContext.ts';
import { DialogUnavailable, OtherWays } from '../../consultation/DialogUnavailable.tsx';

const Opener = styled(Button)({ '&[aria-busy=true]': { opacity: 0.7, cursor: 'progress' } });
/** Shown while a press waits for scripts that could not be loaded: web/src/inline.ts sets the attribute. */
const Waiting = styled(OtherWays)({
  display: 'none',
  '[data-unloaded] [aria-busy=true] ~ &': { display: 'block' },
});

/** Takes a line of its own beside the hero's button. */
const WithoutScripts = styled('noscript')({ flexBasis: '100%' });

/** A separate component, so that opening the dialog does not render the page again. */
export const ConsultationButton = ({ label }: { label: string }) => {
  const { t } = useTranslation('contact');
  const id = useId();
  const { open, prepare, opening, failed } = useConsultation();
  const isOpening = opening === id;
  return (
    <>
      <Opener
        id={id}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-busy={isOpening}
      >
        {/* The key makes React replace the whole element, because it cannot update text that a browser translated. */}
        <span key={isOpening ? undefined : label}>{isOpening ? t('promotion.opening') : label}</span>
      </Opener>
      {failed === id && <DialogUnavailable openerId={id} />}
      <Waiting role="alert" text={t('promotion.notLoaded')} />
      <WithoutScripts>
        <OtherWays text={t('promotion.withoutScripts')} />
      </WithoutScripts>
    </>
  );
};
