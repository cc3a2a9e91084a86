import { styled } from '@mui/material/styles';

/** With `absolute` instead of `fixed`, one could scroll to the field in a translation that reads from right to left. */
const OffScreen = styled('div')({ position: 'fixed', left: -10_000 });

/** Each `data-` attribute tells one password manager to skip the field. Only some browsers respect `autoComplete`. */
const ignoredByPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': '', // 1Password
  'data-bwignore': '', // Bitwarden; newer versions let the user decide
  'data-lpignore': 'true', // LastPass
  'data-protonpass-ignore': 'true', // Proton Pass
  'data-form-type': 'other', // Dashlane
};

/** A field that people neither see nor reach, and that bots fill in. */
export const Honeypot = ({ label }: { label: string }) => (
  <OffScreen aria-hidden="true">
    <label>
      {label}
      <input name="honeypot" tabIndex={-1} {...ignoredByPasswordManagers} />
    </label>
  </OffScreen>
);
