import { Devices } from '../art/Devices.tsx';
import { Layers } from '../art/Layers.tsx';
import { Network } from '../art/Network.tsx';
import { Partners } from '../art/Partners.tsx';
import { Shield } from '../art/Shield.tsx';
import { Transform } from '../art/Transform.tsx';
import { PageButton } from '../layout/PageButton.tsx';
import type { ServiceId } from '../routes.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { Checklist } from '../sections/Checklist.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Figures } from '../sections/Figures.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Section } from '../sections/Section.tsx';
import { serviceIcons } from './serviceIcons.ts';
import { useServiceTexts, withIcons } from './serviceTexts.ts';

const art = {
  websiteDevelopment: Transform,
  socialMediaMarketing: Network,
  customSoftware: Partners,
  cloudSolutions: Layers,
  cybersecurity: Shield,
  mobileDevelopment: Devices,
} as const satisfies Record<ServiceId, unknown>;

/** The shape that all six services share; what one of them lacks is left out. */
export const Page = ({ page }: { page: ServiceId }) => {
  const { hero, features, highlights, process, checklist, closing } = useServiceTexts(page);
  const icons = serviceIcons[page];
  const Art = art[page];
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={<PageButton page="contact">{hero.button}</PageButton>}
        art={<Art />}
      />
      <Section labelledBy="features">
        <CardGrid
          id="features"
          title={features.title}
          lead={features.lead}
          cards={withIcons(features.items, icons.features)}
        />
      </Section>
      <Section labelledBy="process" ground="surface">
        <ProcessSteps id="process" title={process.title} lead={process.lead} steps={process.steps} />
      </Section>
      {highlights && (
        <Section labelledBy="highlights">
          {icons.highlights.length > 0 ? (
            <CardGrid
              id="highlights"
              title={highlights.title}
              lead={highlights.lead}
              cards={withIcons(highlights.items, icons.highlights)}
              columns={highlights.items.length % 4 === 0 ? 4 : 3}
            />
          ) : (
            <Figures
              id="highlights"
              title={highlights.title}
              lead={highlights.lead}
              items={highlights.items}
            />
          )}
        </Section>
      )}
      <Section labelledBy="checklist" ground={highlights ? 'surface' : 'plain'}>
        <Checklist id="checklist" {...checklist} />
      </Section>
      <ClosingCall id="closing" title={closing.title} text={closing.text}>
        <PageButton page="contact" data-look="invertedFilled">
          {closing.button}
        </PageButton>
      </ClosingCall>
    </>
  );
};
