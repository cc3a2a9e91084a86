import { PolicyPage } from './PolicyPage.tsx';

export const texts = import.meta.glob('../locales/*/privacyPolicy.json', { import: 'default' });

export const Page = () => <PolicyPage policy="privacyPolicy" />;
