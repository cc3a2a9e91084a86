import { PolicyPage } from './policy/PolicyPage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/privacyPolicy.json', { import: 'default' });

export const Page = () => <PolicyPage policy="privacyPolicy" />;
