import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, type ServiceId, serviceIds } from '../../routing/routes.ts';
import { useConsultationPath, usePath } from '../../routing/usePath.ts';
import { CardGrid, withIcons } from '../../sections/CardGrid.tsx';
import { Checklist } from '../../sections/Checklist.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import type { Figures } from '../../sections/Figures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ProcessSteps } from '../../sections/ProcessSteps.tsx';
import { Questions } from '../../sections/Questions.tsx';
import { Rows } from '../../sections/Rows.tsx';
import { Section } from '../../sections/Section.tsx';
import { ContactLink, PhoneLink } from '../ContactLink.tsx';
import { CaseSection } from './CaseSection.tsx';
import { type FeatureId, type QuestionId, useServiceTexts } from './serviceTexts.ts';

interface Props<Service extends ServiceId> {
  service: Service;
  /** The service that clients often order next. The answer `followUp` speaks of it. */
  next?: ServiceId;
  art: ReactNode;
  /** One icon for each feature card. The cards are shown in the order of the icons. */
  featureIcons: Record<FeatureId<Service>, LucideIcon>;
  /** The component that renders the highlights, `Rows` by default. */
  Highlights?: ComponentType<ComponentProps<typeof Figures>>;
  /** A section after the project. */
  thisSite?: ReactNode;
}

/** A section without content is left out. */
export const ServicePage = <Service extends ServiceId>({
  service,
  next,
  art,
  featureIcons,
  Highlights = Rows,
  thisSite,
}: Props<Service>) => {
  const texts = useServiceTexts<Service>(service);
  const { hero, features, highlights, process, checklist, questions, closing } = texts;
  const { t } = useTranslation();
  const path = usePath();
  const serviceIndex = serviceIds.indexOf(service);
  const consultation = useConsultationPath(service);
  const contactButton = <Button href={consultation}>{hero.button}</Button>;
  const contactLink = <ContactLink label={hero.button} from={service} />;
  /** The page to which each answer links. The questions are shown in this order. The first one is about the price. */
  const furtherPages: Record<QuestionId, RouteId | undefined> = {
    cost: undefined,
    duration: undefined,
    ownership: 'termsOfService',
    people: 'about',
    followUp: next,
  };
  const sections: Record<string, ReactNode> = {
    features: (
      <>
        <CardGrid id="features" {...features} cards={withIcons(features.items, featureIcons)} />
        {contactLink}
      </>
    ),
    process: (
      <>
        <ProcessSteps id="process" {...process} />
        {contactLink}
      </>
    ),
    highlights: highlights && (
      <Highlights id="highlights" {...highlights} items={Object.values(highlights.items)} />
    ),
    checklist: <Checklist id="checklist" {...checklist} action={contactLink} />,
    project: <CaseSection service={service} {...texts} />,
    thisSite: thisSite && (
      <>
        {thisSite}
        {contactLink}
      </>
    ),
    questions: (
      <Questions
        id="questions"
        title={questions.title}
        items={(Object.keys(furtherPages) as QuestionId[]).map((id) => {
          const page = furtherPages[id];
          const { question, answer } = questions.items[id];
          return {
            question,
            answer,
            ...(id === 'cost' && { id, prices: questions.items.cost.prices, action: contactButton }),
            ...(page && { link: <Link href={path(page)}>{t(`routes.${page}`)}</Link> }),
          };
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
        actions={
          <>
            {contactButton}
            <Link href="#cost">{questions.items.cost.question}</Link>
          </>
        }
        art={art}
        static
      />
      {Object.entries(sections)
        .filter(([, content]) => content)
        .map(([id, content], index) => (
          <Section key={id} ground={index % 2 === 0 ? undefined : 'surface'} static>
            {content}
          </Section>
        ))}
      <ClosingCall
        id="closing"
        title={closing.title}
        text={closing.text}
        mirrored={serviceIndex % 2 === 1}
        exchanged={serviceIndex % 4 > 1}
      >
        <Button href={consultation}>{closing.button}</Button>
        <PhoneLink />
      </ClosingCall>
    </>
  );
};
