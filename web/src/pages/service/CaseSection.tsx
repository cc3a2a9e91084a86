import { useTranslation } from 'react-i18next';
import { PageButton } from '../../components/PageButton.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import type { ServiceId } from '../../routing/routes.ts';
import { CaseSpread } from '../../sections/CaseSpread.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { Split } from '../../sections/Split.ts';
import { styled } from '../../theme/styled.ts';
import { type CaseId, caseFragment, caseIds, cases } from '../cases.ts';
import type { ServiceTexts } from './serviceTexts.ts';

const Reference = styled('div')({ 'p + p': { marginTop: 16 }, a: { marginBottom: 0 } });
const Action = styled('div')({ marginBlock: 28 });
const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });

/** Links to all cases but the one of this page. */
const OtherCases = ({ service }: { service: ServiceId }) => {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('cases.others')}</span>
      {caseIds
        .filter((id) => id !== service)
        .map((id) => (
          <PageLink key={id} page={id} fragment={caseFragment}>
            {t(`cases.titles.${id}`)}
          </PageLink>
        ))}
    </>
  );
};

const isCase = (service: ServiceId): service is CaseId => service in cases;

interface Props extends Pick<ServiceTexts, 'project' | 'reference'> {
  service: ServiceId;
}

/** The case of a service; where none is published, the offer of a reference call. */
export const CaseSection = ({ service, project, reference }: Props) => {
  const { t } = useTranslation();
  const links = <OtherCases service={service} />;
  if (project && isCase(service)) {
    const Art = cases[service];
    return (
      <CaseSpread
        id={caseFragment}
        title={t(`cases.titles.${service}`)}
        client={project.client}
        art={<Art />}
        problem={{ label: t('cases.problem'), text: project.problem }}
        steps={{ label: t('cases.steps'), items: project.steps }}
        hard={project.hard}
        result={{ label: t('cases.result'), ...project.result }}
        links={links}
      />
    );
  }
  return (
    reference && (
      <Split>
        <SectionHeading id={caseFragment} title={reference.title} />
        <Reference>
          <p>{reference.text}</p>
          <p>{t('cases.reference')}</p>
          <Action>
            <PageButton page="contact" data-look="outlined">
              {t('cases.referenceButton')}
            </PageButton>
          </Action>
          <Links>{links}</Links>
        </Reference>
      </Split>
    )
  );
};
