import { styled } from '@mui/material/styles';

/** With `absolute`, visitors could scroll to the field in a right-to-left translation. */
const OffScreen = styled('div')({ position: 'fixed', left: -10_000 });

/** The `data-` attributes make password managers skip the field. Only some browsers respect `autoComplete`. */
const ignoredByPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': '', // 1Password
  'data-bwignore': '', // Bitwarden; newer versions let the user decide
  'data-lpignore': 'true', // LastPass
  'data-protonpass-ignore': 'true', // Proton Pass
  'data-form-type': 'other', // Dashlane
};

/** People neither see nor reach this field, but bots fill it in. */
export const Honeypot = ({ label }: { label: string }) => (
  <OffScreen aria-hidden="true">
    <label>
      {label}
      <input name="honeypot" tabIndex={-1} {...ignoredByPasswordManagers} />
    </label>
  </OffScreen>
);
