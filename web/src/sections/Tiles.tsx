import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ItemsProps, SectionHeading } from './SectionHeading.tsx';

interface Tile {
  art: ReactNode;
  title: string;
  text: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(1.5rem, 3vw, 3rem)',
  '& > div > svg': { height: 'auto', aspectRatio: '3 / 2', marginBottom: 20 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

export const Tiles = ({ items, ...heading }: ItemsProps<Tile>) => (
  <>
    <SectionHeading {...heading} />
    <Columns>
      {items.map((item) => (
        <div key={item.title}>
          {item.art}
          <Typography variant="h3" gutterBottom>
            {item.title}
          </Typography>
          <Typography color="textSecondary">{item.text}</Typography>
        </div>
      ))}
    </Columns>
  </>
);
