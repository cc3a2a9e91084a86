// @vitest-environment jsdom
import ThemeProvider from '@mui/system/ThemeProvider';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { theme } from '../../theme/theme.ts';
import { Toast } from './Toast.tsx';

test.for([
  { kind: 'an element', action: <button type="button">Undo</button> },
  { kind: 'a function of the id', action: (id: string | number) => <button type="button">Undo {id}</button> },
])('a toast shows its action, given as $kind, beside the button that closes it', async ({ action }) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const i18n = await createI18n('en');
  const host = document.body.appendChild(document.createElement('div'));
  const props = { id: 7, persist: false, anchorOrigin: { vertical: 'top', horizontal: 'right' } } as const;
  await act(async () =>
    createRoot(host).render(
      <I18nextProvider i18n={i18n}>
        <ThemeProvider theme={theme}>
          <Toast
            {...props}
            variant="success"
            message="Sent"
            text="We answer soon."
            duration={6_000}
            action={action}
            hideIconVariant
            iconVariant={{}}
            style={{}}
          />
        </ThemeProvider>
      </I18nextProvider>,
    ),
  );
  const buttons = [...host.querySelectorAll('button')];
  expect(buttons.filter(({ textContent }) => textContent.startsWith('Undo'))).toHaveLength(1);
  expect(buttons).toHaveLength(2);
});
