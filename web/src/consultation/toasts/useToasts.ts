import { enqueueSnackbar } from 'notistack';
import { useTranslation } from 'react-i18next';

/** Milliseconds for which toasts are shown (docs/behaviour.md, 8 and 9). */
const durations = { success: 6_000, error: 5_000 } as const;

export const useToasts = () => {
  const { t } = useTranslation('consultation');
  const enqueue = (variant: keyof typeof durations, name: 'success' | 'notNotified' | 'unexpected') =>
    enqueueSnackbar(t(`toasts.${name}.title`), {
      variant,
      text: t(`toasts.${name}.text`),
      duration: durations[variant],
    });
  return {
    succeeded: () => enqueue('success', 'success'),
    notNotified: () => enqueue('error', 'notNotified'),
    failed: () => enqueue('error', 'unexpected'),
  };
};
