import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { measure } from '../theme/grid.ts';
import { iconStyles } from '../theme/iconStyles.ts';

const Root = styled('div')(({ theme }) => ({
  paddingTop: 24,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  svg: { ...iconStyles(theme), display: 'block', marginBottom: 24 },
}));

interface Props {
  id: string;
  Icon?: LucideIcon;
  title: string;
  text: string;
  link?: ReactNode;
}

export const Statement = ({ id, Icon, title, text, link }: Props) => (
  <Root>
    {Icon && <Icon size={40} />}
    <Typography variant="h2" id={id} gutterBottom>
      {title}
    </Typography>
    <Typography variant="lead" sx={{ maxWidth: measure, textWrap: 'pretty' }}>
      {text}
    </Typography>
    {link && <Typography sx={{ mt: 3 }}>{link}</Typography>}
  </Root>
);
