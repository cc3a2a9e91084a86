import { contactStretch } from '../support/site/contactStretch.ts';
import { desktop, laptop, type Measure, phone, tablet, windows } from './measure.ts';

/** What is measured on the built pages, with the values that the site is to have. */
export const measures: Measure[] = [
  {
    what: 'headlines in one frame of a carousel change, at most',
    target: '1',
    page: 'home',
    windows: [phone, laptop],
    motion: true,
    read: async () => {
      const region = document.querySelector('main > section');
      const titles = [...(region?.querySelectorAll('[role=group] h2') ?? [])];
      const controls = [...(region?.querySelectorAll<HTMLElement>('button') ?? [])];
      controls[2]?.click();
      await new Promise(requestAnimationFrame);
      const animations = region?.getAnimations({ subtree: true }) ?? [];
      for (const animation of animations) animation.pause();
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const counts = Array.from({ length: 100 }, (_, index) => {
        for (const animation of animations) animation.currentTime = index * 10;
        return titles.filter(isSeen).length;
      });
      return Math.max(...counts);
    },
  },
  {
    what: 'px between the carousel’s controls and the bars',
    target: '≥ 0',
    page: 'home',
    windows,
    bars: true,
    read: () => {
      const bars = document.querySelector('#bars')?.getBoundingClientRect().top ?? Number.NaN;
      const controls = [...document.querySelectorAll('main > section:first-of-type button')];
      return Math.round(bars - Math.max(...controls.map((one) => one.getBoundingClientRect().bottom)));
    },
  },
  {
    what: 'width of the drawing in the head of an inner page',
    target: '593 at 1440, 831 at 1920',
    page: 'customSoftware',
    windows: [laptop, desktop],
    read: () => Math.round(document.querySelector('main .drawing')?.getBoundingClientRect().width ?? 0),
  },
  {
    what: 'headline of home, its H1 line, px between them',
    target: '76 at 1440, 88 at 1920, 24, 16',
    page: 'home',
    windows: [phone, tablet, laptop, desktop],
    read: () => {
      const [line, title] = ['main h1', 'main [role=group] h2'].map((name) => document.querySelector(name));
      if (!line || !title) return undefined;
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const end =
        line.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(line).paddingBottom);
      return [size(title), size(line), Math.round(title.getBoundingClientRect().top - end)].join(', ');
    },
  },
  {
    what: 'words in each line of home’s headline',
    target: 'fr at 1440: three lines, at most one of one word',
    page: 'home',
    windows: [phone, tablet, laptop, desktop],
    read: () => {
      const text = document.querySelector('main [role=group] h2')?.firstChild;
      const lines = new Map<number, number>();
      for (const { index, 0: word } of (text?.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        if (!text || !/[\p{L}\d]/u.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return [...lines.values()].join('+');
    },
  },
  {
    what: 'y of home’s services',
    target: '≤ 1640 at 1440, ≤ 1700 at 360',
    page: 'home',
    windows: [phone, laptop, desktop],
    read: () =>
      Math.round(document.querySelector('section:has(#services)')?.getBoundingClientRect().top ?? 0),
  },
  {
    what: 'y of the end of the figures in home’s first view',
    target: '≤ height of the window',
    page: 'home',
    windows: [phone, laptop],
    read: () =>
      Math.round(
        document.querySelector('main > section:first-of-type > ul')?.getBoundingClientRect().bottom ?? 0,
      ),
  },
  ...(['home', 'services', 'websiteDevelopment', 'cloudSolutions', 'about', 'careers'] as const).map(
    (page) => ({
      what: `px of ${page} without a way to get in touch, at most`,
      target: '≤ 2200 at 360',
      page,
      windows: [phone, tablet, laptop],
      read: contactStretch,
    }),
  ),
  {
    what: 'height of the quotations',
    target: '≤ 1500 at 360',
    page: 'home',
    windows: [phone, laptop],
    read: () =>
      Math.round(document.querySelector('section:has(#testimonials)')?.getBoundingClientRect().height ?? 0),
  },
  {
    what: 'height of “This site, measured”, and whether it follows the case',
    target: '≤ 1700 at 360, true',
    page: 'websiteDevelopment',
    windows: [phone, laptop],
    read: () => {
      const [site, project] = ['thisSite', 'project'].map((id) =>
        document.querySelector(`section:has(#${id})`)?.getBoundingClientRect(),
      );
      return `${Math.round(site?.height ?? 0)}, ${(site?.top ?? 0) > (project?.top ?? 0)}`;
    },
  },
  {
    what: 'contact: y and x of the number, end of the e-mail',
    target: 'y ≤ 330 and x ≥ 720 at 1440; end ≤ 540 at 360',
    page: 'contact',
    windows: [phone, laptop],
    read: () => {
      const [number, address] = ['tel', 'mailto'].map((kind) =>
        document.querySelector(`main dl a[href^=${kind}]`)?.getBoundingClientRect(),
      );
      return [number?.top, number?.left, address?.bottom].map((value) => Math.round(value ?? 0)).join(', ');
    },
  },
  {
    what: 'y of the link to the price, and whether the price is open',
    target: '≤ 560, true',
    page: 'websiteDevelopment',
    windows: [phone, laptop],
    read: () => {
      const y = document.querySelector('main [href="#cost"]')?.getBoundingClientRect().top ?? 0;
      return `${Math.round(y)}, ${document.querySelector('details:has(#cost)')?.hasAttribute('open')}`;
    },
  },
  {
    what: 'ways to get in touch in the bar',
    target: '≥ 1',
    page: 'home',
    windows: [phone],
    read: () =>
      [...document.querySelectorAll('header :is([href*="/contact"], [href^="tel:"])')].filter((way) =>
        way.checkVisibility(),
      ).length,
  },
  {
    what: 'form: y of its first label, px that scroll, from a field to its error, from the error to the next label',
    target: '≤ 210 at 360, 0 at 1440, 4, ≥ 16',
    page: 'contact',
    windows: [phone, laptop],
    read: async () => {
      const find = (name: string) => document.querySelector<HTMLElement>(`[role=dialog] ${name}`);
      const until = async (isDone: () => unknown) => {
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
      };
      if (!find('label')?.checkVisibility())
        document.querySelector<HTMLElement>('#consultation button')?.click();
      await until(() => find('label')?.checkVisibility());
      const content = find('.MuiDialogContent-root');
      const scrolls = (content?.scrollHeight ?? 0) - (content?.clientHeight ?? 0);
      find('[type=submit]')?.click();
      await until(() => find('.MuiTextField-root p'));
      if (content) content.scrollTop = 0;
      const boxOf = (name: string) => find(name)?.getBoundingClientRect() ?? new DOMRect();
      const labels = [...document.querySelectorAll('[role=dialog] label')].map((label) =>
        label.getBoundingClientRect(),
      );
      const [first] = labels;
      const error = boxOf('.MuiTextField-root p');
      const next = labels.find(({ top }) => top > error.top);
      const toField = error.top - boxOf('.MuiInputBase-root').bottom;
      return [first?.top, scrolls, toField, (next?.top ?? 0) - error.bottom].map((value) =>
        Math.round(value ?? 0),
      );
    },
  },
  {
    what: 'services menu: width, columns',
    target: '680, 2',
    page: 'about',
    windows: [laptop],
    read: async () => {
      const panel = document.querySelector('nav ul ul');
      panel?.parentElement?.querySelector('button')?.click();
      while (!panel?.querySelector('small')) await new Promise((resolve) => setTimeout(resolve, 50));
      const lefts = [...panel.querySelectorAll(':scope > li:not(:last-child) a')].map(
        (entry) => entry.getBoundingClientRect().left,
      );
      return `${panel.getBoundingClientRect().width}, ${new Set(lefts).size}`;
    },
  },
  {
    what: 'phone menu: y of its end, its last words',
    target: '740; number, e-mail, languages',
    page: 'about',
    windows: [phone],
    read: async () => {
      const menu = document.querySelector('header nav');
      document.querySelector<HTMLElement>('header button')?.click();
      while (!menu?.querySelector('a[href^=tel]')) await new Promise((resolve) => setTimeout(resolve, 50));
      const words = [...menu.querySelectorAll('a')].slice(-5).map(({ textContent }) => textContent);
      return [menu.getBoundingClientRect().bottom, ...words].join(' ');
    },
  },
  ...[false, true].map((dark) => ({
    what: `colours of button, its text and the subject line${dark ? ', dark' : ''}`,
    target: dark ? '#3d5aff, white, #5b77ff' : '#2446ff, white, #2446ff',
    page: 'customSoftware' as const,
    windows: [laptop],
    dark,
    read: () => {
      const style = (name: string) => {
        const element = document.querySelector(name);
        return element ? getComputedStyle(element) : undefined;
      };
      const hex = (colour = '') =>
        `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      const button = style('main .MuiButton-root');
      return [button?.backgroundColor, button?.color, style('main h1 span')?.color].map(hex).join(', ');
    },
  })),
];
