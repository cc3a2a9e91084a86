import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { errorId, type FieldProps } from './Field.tsx';
import type { Option } from './SelectField.tsx';

type Props = FieldProps & {
  options: Option[];
  /** A note about the chosen option. It does not mark the field as invalid. */
  hint: string | undefined;
};

/** A radio group with an error and a hint below. */
export const ChoiceField = ({ id, label, required, error, hint, options, ...group }: Props) => (
  <FormControl error={error !== undefined} data-wide>
    <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 600, fontSize: '0.9375rem' }}>
      {label}
    </FormLabel>
    <RadioGroup
      {...group}
      row
      aria-labelledby={id}
      aria-required={required}
      aria-describedby={error ? errorId(id) : undefined}
    >
      {options.map(({ value, label: text }) => (
        <FormControlLabel key={value} value={value} control={<Radio sx={{ p: '10px' }} />} label={text} />
      ))}
    </RadioGroup>
    {error && <FormHelperText id={errorId(id)}>{error}</FormHelperText>}
    <div role="status">
      {hint && <FormHelperText sx={{ mx: 0, fontSize: '0.875rem' }}>{hint}</FormHelperText>}
    </div>
  </FormControl>
);
