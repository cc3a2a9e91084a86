import type { ComponentType } from 'react';
import { Enquiries } from '../art/Enquiries.tsx';
import { Handover } from '../art/Handover.tsx';
import { Weekend } from '../art/Weekend.tsx';
import type { ServiceId } from '../routing/routes.ts';

/** The drawing of each published client project, by service. The testimonials have the same order. */
export const cases = {
  customSoftware: Handover,
  cloudSolutions: Weekend,
  websiteDevelopment: Enquiries,
} as const satisfies Partial<Record<ServiceId, ComponentType>>;

export type CaseId = keyof typeof cases;
export const caseIds = Object.keys(cases) as CaseId[];

/** The id of a client project's heading, for links. */
export const caseFragment = 'project';
