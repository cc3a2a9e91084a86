import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ChangeEvent, ReactNode } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  required: boolean;
  /** The error message to show; undefined if there is none. */
  error: string | undefined;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

/** The id of the error message that belongs to the field `id`. */
export const errorId = (id: string): string => `${id}-error`;

/** The attributes that tell assistive technology whether an input is required or invalid, and where its error is. */
export const describedBy = ({ id, required, error }: Pick<FieldProps, 'id' | 'required' | 'error'>) => ({
  id,
  'aria-required': required,
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? errorId(id) : undefined,
});

type Props = Pick<FieldProps, 'id' | 'label' | 'error'> & { wide?: boolean; children: ReactNode };

/** A label above an input, and the error message below it. */
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
