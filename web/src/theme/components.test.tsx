// @vitest-environment jsdom
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ThemeProvider } from '@mui/material/styles';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { theme } from './theme.ts';

const styleOf = async (element: ReactNode, selector: string) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ addListener: () => undefined, removeListener: () => undefined }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<ThemeProvider theme={theme}>{element}</ThemeProvider>));
  return getComputedStyle(document.querySelector(selector) as Element);
};

test('a full-screen dialog fills the window', async () => {
  const { margin, width, maxHeight } = await styleOf(
    <Dialog open fullScreen>
      Text
    </Dialog>,
    '[role=dialog]',
  );
  expect({ margin, width, maxHeight }).toEqual({ margin: '0px', width: '100%', maxHeight: 'none' });
});

test('a bar has the colour of its property', async () => {
  const { backgroundColor } = await styleOf(<AppBar color="primary">Text</AppBar>, '.MuiAppBar-root');
  // Material UI's variable for the property.
  expect(backgroundColor).toBe('var(--AppBar-background)');
});

test('small buttons are smaller', async () => {
  const { width } = await styleOf(<IconButton size="small">×</IconButton>, '.MuiIconButton-root');
  expect(width).not.toBe('44px');
  const { minHeight, padding } = await styleOf(<Button size="small">Send</Button>, '.MuiButton-root');
  expect({ minHeight, padding }).toEqual({ minHeight: '', padding: '4px 10px' });
});
