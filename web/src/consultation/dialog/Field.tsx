import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ChangeEvent, ReactNode } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  required: boolean;
  /** The message to show when the value is invalid. */
  error: string | undefined;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

/** The id of a field's error message. */
export const errorId = (id: string): string => `${id}-error`;

/** The attributes that connect an input with its error message for assistive technology. */
export const describedBy = ({ id, required, error }: Pick<FieldProps, 'id' | 'required' | 'error'>) => ({
  id,
  'aria-required': required,
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? errorId(id) : undefined,
});

type Props = Pick<FieldProps, 'id' | 'label' | 'error'> & { wide?: boolean; children: ReactNode };

/** A label above an input, and its error below. */
export const Field = ({ id, label, error, wide, children }: Props) => (
  <FormControl error={error !== undefined} data-wide={wide}>
    <FormLabel htmlFor={id} sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600, fontSize: '0.9375rem' }}>
      {label}
    </FormLabel>
    {children}
    {error && (
      <FormHelperText id={errorId(id)} sx={{ mx: 0, fontSize: '0.875rem' }}>
        {error}
      </FormHelperText>
    )}
  </FormControl>
);
