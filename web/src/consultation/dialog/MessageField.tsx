import { fields } from '@helvardar/shared/fields';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const { limit } = fields.message;
/** Milliseconds without a key until a screen reader hears the length. */
const pause = 1_000;

/** Shows the length of the message from nine tenths of its limit on, unless an error says it. */
export const MessageField = ({ length, ...field }: TextFieldProps & { length: number }) => {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const count =
    length < 0.9 * limit || field.error
      ? undefined
      : t('messageLength', { length: wholeNumber(length, language), limit: wholeNumber(limit, language) });
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), pause);
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <Box sx={{ gridColumn: '1 / -1', position: 'relative' }}>
      <TextField {...field} fullWidth multiline minRows={4} maxRows={8} />
      {count && (
        <>
          <FormHelperText
            component="div"
            aria-hidden
            sx={{ position: 'absolute', insetInlineEnd: 0, top: '100%' }}
          >
            {count}
          </FormHelperText>
          <div role="status" style={visuallyHidden}>
            {spoken && <span>{spoken}</span>}
          </div>
        </>
      )}
    </Box>
  );
};
