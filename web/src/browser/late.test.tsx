// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { late } from './late.tsx';

test('a component that cannot be loaded is left out, and loads when it is shown again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(({ name }) => name);
  const Greeting = late(load);
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (number: number) => act(async () => root.render(<Greeting key={number} name="Anna" />));
  await show(1);
  expect(host.textContent).toBe('');
  await show(2);
  expect(host.textContent).toBe('Anna');
});
