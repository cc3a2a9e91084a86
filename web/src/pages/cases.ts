import type { ComponentType } from 'react';
import { Doubling } from '../art/Doubling.tsx';
import { Handover } from '../art/Handover.tsx';
import { Weekend } from '../art/Weekend.tsx';
import type { ServiceId } from '../routing/routes.ts';

/**
 * The published client projects, in the order of the testimonials. The key is the service whose page shows the project;
 * the value is the project's drawing.
 */
export const cases = {
  customSoftware: Handover,
  cloudSolutions: Weekend,
  websiteDevelopment: Doubling,
} as const satisfies Partial<Record<ServiceId, ComponentType>>;

export type CaseId = keyof typeof cases;
export const caseIds = Object.keys(cases) as CaseId[];

/** The id of the heading of the client project on a service page, for links to the project. */
export const caseFragment = 'project';
