import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';

interface Props extends Pick<RadioGroupProps, 'name' | 'defaultValue' | 'onChange' | 'onBlur'> {
  id: string;
  label: string;
  labels: Record<string, string>;
  error: boolean;
  /** An error, or a hint about the chosen option. */
  helperText: ReactNode;
}

export const ChoiceField = ({ id, label, error, helperText, labels, ...group }: Props) => (
  <FormControl error={error} sx={{ gridColumn: '1 / -1', flexFlow: 'row wrap', alignItems: 'center' }}>
    <FormLabel id={id} sx={{ mr: 3 }}>
      {label}
    </FormLabel>
    <RadioGroup
      {...group}
      row
      sx={{ flexGrow: 1 }}
      aria-labelledby={id}
      aria-required
      aria-describedby={`${id}-helper-text`}
    >
      {Object.entries(labels).map(([value, text]) => (
        <FormControlLabel key={value} value={value} control={<Radio sx={{ p: '10px' }} />} label={text} />
      ))}
    </RadioGroup>
    <FormHelperText
      id={`${id}-helper-text`}
      component="div"
      aria-live="polite"
      sx={{ flexBasis: '100%', '&&': { m: 0 } }}
    >
      {helperText}
    </FormHelperText>
  </FormControl>
);
