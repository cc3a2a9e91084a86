import { styled } from '@mui/material/styles';

/** `fixed`, because visitors could scroll to an `absolute` element in a right-to-left translation. */
const OffScreen = styled('div')({ position: 'fixed', left: -10_000 });

/**
 * `autoComplete: 'off'` stops the autofill of some browsers. The `data-` attributes ask password managers not to fill the
 * field. Some fill it all the same, so a filled field is only a suspicion.
 */
const ignoredByPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': '', // 1Password
  'data-bwignore': '', // Bitwarden; newer versions obey it only if the user allows it
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
