import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { describedBy, Field, type FieldProps } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends FieldProps {
  placeholder: string;
  options: Option[];
}

/** The platform's native select, which visitors know from their phones. */
export const SelectField = ({ id, label, required, error, placeholder, options, ...select }: Props) => (
  <Field id={id} label={label} error={error}>
    <NativeSelect
      {...select}
      input={<OutlinedInput />}
      IconComponent={ChevronDown}
      // Like the placeholders of the text fields.
      sx={{ color: select.value === '' ? 'text.secondary' : undefined }}
      inputProps={describedBy({ id, required, error })}
    >
      <option value="" disabled>
        {placeholder}
      </option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  </Field>
);
