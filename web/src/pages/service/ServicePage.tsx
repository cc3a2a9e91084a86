import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageButton } from '../../components/PageButton.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import type { RouteId, ServiceId } from '../../routing/routes.ts';
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
}

/** The layout of all six service pages. A section without texts is left out. */
export const ServicePage = ({ service, next, art, featureIcons, Highlights = Rows }: Props) => {
  const texts = useServiceTexts(service);
  const { hero, features, highlights, process, checklist, questions, closing } = texts;
  const { t } = useTranslation();
  /** The page to which each answer links, in the order of the questions. */
  const furtherPages: (RouteId | undefined)[] = ['contact', undefined, 'termsOfService', 'about', next];
  const [own, other] = highlights ? (['surface', 'plain'] as const) : (['plain', 'surface'] as const);
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
      <Section labelledBy="features">
        <CardGrid
          id="features"
          title={features.title}
          lead={features.lead}
          cards={withIcons(features.items, featureIcons)}
        />
      </Section>
      <Section labelledBy="process" ground="surface">
        <ProcessSteps id="process" title={process.title} lead={process.lead} steps={process.steps} />
      </Section>
      {highlights && (
        <Section labelledBy="highlights">
          <Highlights
            id="highlights"
            title={highlights.title}
            lead={highlights.lead}
            items={highlights.items}
          />
        </Section>
      )}
      <Section labelledBy="checklist" ground={own}>
        <Checklist id="checklist" {...checklist} />
      </Section>
      <Section labelledBy="project" ground={other}>
        <CaseSection service={service} {...texts} />
      </Section>
      <Section labelledBy="questions" ground={own}>
        <Questions
          id="questions"
          title={questions.title}
          items={questions.items.map((item, index) => {
            const page = furtherPages[index];
            return { ...item, ...(page && { link: <PageLink page={page}>{t(`routes.${page}`)}</PageLink> }) };
          })}
        />
      </Section>
      <ClosingCall id="closing" title={closing.title} text={closing.text}>
        <PageButton page="contact">{closing.button}</PageButton>
      </ClosingCall>
    </>
  );
};
