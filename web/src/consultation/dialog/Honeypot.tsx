import { styled } from '@mui/material/styles';

const OffScreen = styled('div')({
  position: 'absolute',
  left: -10_000,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** Each `data-` attribute tells one password manager to skip the field. Some browsers respect `autoComplete`. */
const ignoredByPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': '', // 1Password
  'data-bwignore': '', // Bitwarden; its newer versions ask their user whether to honour it
  'data-lpignore': 'true', // LastPass
  'data-protonpass-ignore': 'true', // Proton Pass
  'data-form-type': 'other', // Dashlane
};

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** A field that people neither see nor reach, and that bots fill in. */
export const Honeypot = ({ label, name, value, onChange }: Props) => (
  <OffScreen aria-hidden="true">
    <label>
      {label}
      <input name={name} value={value} onChange={onChange} tabIndex={-1} {...ignoredByPasswordManagers} />
    </label>
  </OffScreen>
);
