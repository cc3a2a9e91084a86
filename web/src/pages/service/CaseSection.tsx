import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ServiceId } from '../../routing/routes.ts';
import { useConsultationPath, usePath } from '../../routing/usePath.ts';
import { SectionHeading, Split } from '../../sections/SectionHeading.tsx';
import { columnGap } from '../../theme/grid.ts';
import { type CaseId, caseFragment, caseIds, cases } from '../cases.ts';
import { CaseSpread } from './CaseSpread.tsx';
import type { ServiceTexts } from './serviceTexts.ts';

/** Its two sentences belong together. */
const Offer = styled('div')({ '--heading-gap': '20px' });
const Action = styled('div')({ marginTop: 28 });
/** A link's picture is above its text, or beside it on a phone. */
const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& > span': { flexBasis: '100%' },
  svg: {
    height: 'auto',
    aspectRatio: '3 / 2',
    // A dark drawing has the colour of the section.
    ...theme.applyStyles('dark', { outline: `1px solid ${theme.vars.palette.divider}` }),
  },
  '&[data-pictures=true]': {
    display: 'grid',
    gap: `16px ${columnGap}`,
    '& > span': { gridColumn: '1 / -1' },
    alignContent: 'start',
    a: { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: 16, alignItems: 'center' },
    [theme.breakpoints.down('md')]: { marginTop: 48 },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      a: { display: 'block' },
      svg: { marginBottom: 12 },
    },
  },
}));

const isCase = (service: ServiceId): service is CaseId => service in cases;

/** Links to the client projects of other services, with pictures if `service` has no project. */
const OtherCases = ({ service }: { service: ServiceId }) => {
  const { t } = useTranslation();
  const path = usePath();
  const hasPictures = !isCase(service);
  return (
    <Links data-pictures={hasPictures}>
      <span>{t('cases.others')}</span>
      {caseIds
        .filter((id) => id !== service)
        .map((id) => {
          const Art = cases[id];
          return (
            <Link key={id} href={path(id, caseFragment)}>
              {hasPictures && <Art />}
              {t(`cases.titles.${id}`)}
            </Link>
          );
        })}
    </Links>
  );
};

interface Props extends Pick<ServiceTexts, 'hero' | 'project' | 'reference'> {
  service: ServiceId;
}

/** Shows the published client project of `service`. If there is none, it offers the visitor a talk with a client. */
export const CaseSection = ({ service, hero, project, reference }: Props) => {
  const { t } = useTranslation();
  const consultation = useConsultationPath(service);
  const links = <OtherCases service={service} />;
  if (project && isCase(service)) {
    const action = <Button href={consultation}>{hero.button}</Button>;
    return <CaseSpread service={service} project={project} action={action} links={links} />;
  }
  return (
    reference && (
      <Split>
        <Offer>
          <SectionHeading id={caseFragment} title={reference.title} lead={reference.text} />
          <p>{t('cases.reference')}</p>
          <Action>
            <Button href={consultation} variant="outlined">
              {t('cases.referenceButton')}
            </Button>
          </Action>
        </Offer>
        {links}
      </Split>
    )
  );
};
