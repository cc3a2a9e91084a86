import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../sections/Figures.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { columnGap, columns, gutter, pageStart, sectionPadding } from '../../theme/grid.ts';
import { type CaseId, caseFragment, cases } from '../cases.ts';
import type { ServiceTexts } from './serviceTexts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `40px ${columnGap}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${columns(4)} minmax(0, 1fr)` },
}));
/** Negative margins extend the picture to the section's edges. */
const Picture = styled('div')(({ theme }) => ({
  height: '15rem',
  margin: `calc(-1 * ${sectionPadding}) calc(-1 * ${gutter}) 0`,
  [theme.breakpoints.up('md')]: {
    height: 'auto',
    contain: 'size',
    margin: `calc(-1 * ${sectionPadding}) 0 calc(-1 * ${sectionPadding}) calc(-1 * ${pageStart})`,
  },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: `28px ${columnGap}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplate: 'auto auto / repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'column',
  },
  // On a phone the result is first.
  [theme.breakpoints.down('sm')]: { '& > :last-child': { order: -1 } },
  '& > div': { paddingTop: 16, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  dt: { marginBottom: 12, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  ol: { paddingLeft: '1.25em', listStyle: 'decimal' },
  'li + li': { marginTop: 8 },
  '::marker': { fontWeight: 600 },
  strong: {
    display: 'block',
    marginBottom: 12,
    fontSize: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
}));

const Action = styled('div')({ marginTop: 40 });
const Links = styled('div')({ marginTop: 32 });

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface Props {
  service: CaseId;
  project: NonNullable<ServiceTexts['project']>;
  action: ReactNode;
  /** Links to other client projects. */
  links: ReactNode;
}

export const CaseSpread = ({ service, project, action, links }: Props) => {
  const { t } = useTranslation();
  const Art = cases[service];
  return (
    <Root>
      <Picture>
        <Art />
      </Picture>
      <div>
        <SectionHeading id={caseFragment} title={t(`cases.titles.${service}`)} lead={project.client} />
        <Facts>
          <Item label={t('cases.problem')}>{project.problem}</Item>
          <Item label={t('cases.steps')}>
            <ol>
              {project.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Item>
          <Item label={project.hard.label}>{project.hard.text}</Item>
          <Item label={t('cases.result')}>
            <strong>
              <Amount text={project.result.figure} />
            </strong>{' '}
            {project.result.text}
          </Item>
        </Facts>
        <Action>{action}</Action>
        <Links>{links}</Links>
      </div>
    </Root>
  );
};
