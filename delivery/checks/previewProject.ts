import { type Finding, warning } from '../finding.ts';
import type { Settings } from '../settings.ts';

/** Whoever may show a preview in the live project may also replace the live site, and its form writes into the live data. */
export const previewProject = ({
  project,
  liveProject,
}: Pick<Settings, 'project' | 'liveProject'>): Finding[] =>
  project && project === liveProject
    ? [
        warning(
          `${project} is the live project: give previews one of their own (docs/deploy.md, "Previews").`,
        ),
      ]
    : [];
