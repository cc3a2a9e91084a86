import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  placeholder: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** The initial height in lines. With it, the field is multi-line and takes the full width. */
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
