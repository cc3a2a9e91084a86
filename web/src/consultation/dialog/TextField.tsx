import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  placeholder: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Makes the field a multi-line one of the full width; the number is its initial height in lines. */
  rows?: number;
}

export const TextField = ({ id, label, required, error, rows, ...input }: Props) => (
  <Field id={id} label={label} error={error} wide={rows !== undefined}>
    <OutlinedInput
      {...input}
      multiline={rows !== undefined}
      {...(rows && { minRows: rows, maxRows: rows * 2 })}
      slotProps={{ input: describedBy({ id, required, error }) }}
    />
  </Field>
);
