import { notificationPath } from '@helvardar/shared/endpoints';
import type { Page, Request } from 'playwright-core';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { site } from './visit.ts';

const { ports } = emulatorSets.test;

/**
 * The addresses that the site calls to send a request. `functions` and `api` lead to the same function, `functions`
 * directly and `api` through Hosting.
 */
export const services = {
  firestore: `http://${host}:${ports.firestore}/**`,
  functions: `http://${host}:${ports.functions}/**`,
  api: `${site}${notificationPath}`,
} as const;
export type Service = keyof typeof services;

export const unreachable = async (page: Page, ...names: Service[]): Promise<void> => {
  for (const name of names) await page.route(services[name], (route) => route.abort('connectionrefused'));
};

/** Makes these services accept requests and never answer. */
export const silent = async (page: Page, ...names: Service[]): Promise<void> => {
  for (const name of names) await page.route(services[name], () => undefined);
};

/**
 * The first `times` requests wait until `comesBack` resolves, and then fail. Later requests succeed. The route is never
 * removed, because Playwright may miss a request while the last route is removed.
 */
export const unreachableFirst = (page: Page, name: Service, times = 1, comesBack = Promise.resolve()) =>
  page.route(services[name], async (route) => {
    if (times === 0) return route.continue();
    times -= 1;
    await comesBack;
    await route.abort('connectionrefused');
  });

/** Holds back all requests for these addresses until the returned function is called. */
export const holdBack = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Holds back all requests to this service until the returned function is called. */
export const held = (page: Page, name: Service) => holdBack(page, services[name]);

const destinations: [Service, (address: string) => boolean][] = [
  ['firestore', (address) => address.startsWith(`http://${host}:${ports.firestore}/`)],
  ['functions', (address) => address.startsWith(`http://${host}:${ports.functions}/`)],
  ['api', (address) => address === services.api],
];

export const callsFrom = (page: Page): Service[] => {
  const calls: Service[] = [];
  page.on('request', (request: Request) => {
    const [name] = destinations.find(([, matches]) => matches(request.url())) ?? [];
    if (name && request.method() === 'POST') calls.push(name);
  });
  return calls;
};
