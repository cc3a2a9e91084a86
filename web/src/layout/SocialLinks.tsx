import { company } from '@helvardar/shared/company';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const networks = [
  {
    name: 'Facebook',
    address: company.social.facebook,
    logo: <path d="M3.5 3.5h17v17h-17zM13 20.5v-9.5a2.5 2.5 0 0 1 2.5-2.5H17M10.5 13H17" />,
  },
  {
    name: 'Instagram',
    address: company.social.instagram,
    logo: (
      <>
        <path d="M3.5 3.5h17v17h-17z" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="16.8" cy="7.2" r="1.1" fill="currentColor" stroke="none" />
      </>
    ),
  },
  {
    name: 'LinkedIn',
    address: company.social.linkedin,
    logo: <path d="M3.5 3.5h17v17h-17zM8 10.5V17M8 7v1M12 17v-6.5M12 13.5a2.2 2.2 0 0 1 4.4 0V17" />,
  },
];

const Networks = styled('ul')({
  display: 'flex',
  gap: 4,
  marginLeft: -12,
  a: { width: 48, height: 48 },
  svg: { width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 },
});

export const SocialLinks = () => {
  const { t } = useTranslation();
  return (
    <Networks aria-label={t('footer.social')}>
      {networks.map(({ name, address, logo }) => (
        <li key={name}>
          <IconButton href={address} aria-label={name} rel="noopener">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {logo}
            </svg>
          </IconButton>
        </li>
      ))}
    </Networks>
  );
};
