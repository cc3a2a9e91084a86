import { styled } from '@mui/material/styles';

const OffScreen = styled('div')({
  position: 'absolute',
  left: -10_000,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** A field that people neither see nor reach, and that programs fill. */
export const Honeypot = ({ label, name, value, onChange }: Props) => (
  <OffScreen aria-hidden="true">
    <label>
      {label}
      <input name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
    </label>
  </OffScreen>
);
