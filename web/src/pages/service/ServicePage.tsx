import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageButton } from '../../components/PageButton.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { consultationFragment, type RouteId, type ServiceId } from '../../routing/routes.ts';
import { CardGrid } from '../../sections/CardGrid.tsx';
import { Checklist } from '../../sections/Checklist.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import type { Figures } from '../../sections/Figures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ProcessSteps } from '../../sections/ProcessSteps.tsx';
import { Questions } from '../../sections/Questions.tsx';
import { Rows } from '../../sections/Rows.tsx';
import { Section } from '../../sections/Section.tsx';
import { CaseSection } from './CaseSection.tsx';
import { useServiceTexts, withIcons } from './serviceTexts.ts';

interface Props {
  service: ServiceId;
  /** The service that often follows this one. */
  next: ServiceId;
  art: ReactNode;
  /** An icon for every feature, in the order of the texts. */
  featureIcons: LucideIcon[];
  /** The shape of the highlights; rows where none is named. */
  Highlights?: ComponentType<ComponentProps<typeof Figures>>;
  /** A section after the features, whose heading has the id `thisSite`. */
  thisSite?: ReactNode;
}

/** The layout of all six service pages. A section without texts is left out. */
export const ServicePage = ({ service, next, art, featureIcons, Highlights = Rows, thisSite }: Props) => {
  const texts = useServiceTexts(service);
  const { hero, features, highlights, process, checklist, questions, closing } = texts;
  const { t } = useTranslation();
  /** The page to which each answer links, in the order of the questions. */
  const furtherPages: (RouteId | undefined)[] = ['contact', undefined, 'termsOfService', 'about', next];
  const sections: Record<string, ReactNode> = {
    features: (
      <CardGrid
        id="features"
        title={features.title}
        lead={features.lead}
        cards={withIcons(features.items, featureIcons)}
      />
    ),
    thisSite,
    process: <ProcessSteps id="process" title={process.title} lead={process.lead} steps={process.steps} />,
    highlights: highlights && (
      <Highlights id="highlights" title={highlights.title} lead={highlights.lead} items={highlights.items} />
    ),
    checklist: <Checklist id="checklist" {...checklist} />,
    project: <CaseSection service={service} {...texts} />,
    questions: (
      <Questions
        id="questions"
        title={questions.title}
        items={questions.items.map((item, index) => {
          const page = furtherPages[index];
          return { ...item, ...(page && { link: <PageLink page={page}>{t(`routes.${page}`)}</PageLink> }) };
        })}
      />
    ),
  };
  return (
    <>
      <PageHero
        subject={hero.subject}
        title={hero.title}
        lead={hero.lead}
        summary={hero.summary}
        actions={<PageButton page="contact">{hero.button}</PageButton>}
        art={art}
      />
      {Object.entries(sections)
        .filter(([, content]) => content)
        .map(([id, content], index) => (
          <Section key={id} labelledBy={id} ground={index % 2 === 0 ? 'plain' : 'surface'}>
            {content}
          </Section>
        ))}
      <ClosingCall id="closing" title={closing.title} text={closing.text}>
        <PageButton page="contact" fragment={consultationFragment}>
          {closing.button}
        </PageButton>
      </ClosingCall>
    </>
  );
};
