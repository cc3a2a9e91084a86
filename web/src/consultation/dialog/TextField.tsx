import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  placeholder: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** The initial number of lines of a multi-line field, which takes the full width. */
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
