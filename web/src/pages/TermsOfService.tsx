import { PolicyPage } from './PolicyPage.tsx';

export const texts = import.meta.glob('../locales/*/termsOfService.json', { import: 'default' });

export const Page = () => <PolicyPage policy="termsOfService" />;
