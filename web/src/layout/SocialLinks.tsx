import { company } from '@helvardar/shared/company';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FacebookIcon, InstagramIcon, LinkedInIcon } from '../icons/social.tsx';

const networks = [
  { name: 'Facebook', address: company.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', address: company.social.instagram, Icon: InstagramIcon },
  { name: 'LinkedIn', address: company.social.linkedin, Icon: LinkedInIcon },
];

const List = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: '0 0 0 -12px',
  padding: 0,
  listStyle: 'none',
  // On paper the addresses replace the icons.
  '@media print': {
    display: 'block',
    marginLeft: 0,
    svg: { display: 'none' },
    'a::after': { content: 'attr(href)' },
    'li > a': {
      justifyContent: 'start',
      width: 'auto',
      height: 'auto',
      fontSize: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
});

export const SocialLinks = () => {
  const { t } = useTranslation();
  return (
    <List aria-label={t('footer.social')}>
      {networks.map(({ name, address, Icon }) => (
        <li key={name}>
          <IconButton href={address} aria-label={name} rel="noopener" sx={{ width: 48, height: 48 }}>
            <Icon />
          </IconButton>
        </li>
      ))}
    </List>
  );
};
