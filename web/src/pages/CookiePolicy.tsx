import { PolicyPage } from './PolicyPage.tsx';

export const texts = import.meta.glob('../locales/*/cookiePolicy.json', { import: 'default' });

export const Page = () => <PolicyPage policy="cookiePolicy" />;
