import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/ActionButton.ts';
import { useConsultation } from '../../consultation/ConsultationContext.ts';
import { DialogUnavailable } from '../../consultation/DialogUnavailable.tsx';
import { styled } from '../../theme/styled.ts';

const Button = styled(ActionButton)({ '&[aria-busy=true]': { opacity: 0.7, cursor: 'progress' } });

/** The button that opens the dialog. It is a separate component, so that its changes do not render the whole page. */
export const ConsultationButton = () => {
  const { t } = useTranslation('contact');
  const { open, prepare, opening, failed } = useConsultation();
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-busy={opening}
      >
        {opening ? t('promotion.opening') : t('promotion.button')}
      </Button>
      {failed && <DialogUnavailable text={t('promotion.unavailable')} />}
    </>
  );
};
