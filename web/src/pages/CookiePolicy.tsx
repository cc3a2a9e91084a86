import { PolicyPage } from './policy/PolicyPage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/cookiePolicy.json', { import: 'default' });

export const Page = () => <PolicyPage policy="cookiePolicy" />;
