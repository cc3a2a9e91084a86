import { Cloudy, Code2, Globe, type LucideIcon, Megaphone, ShieldCheck, Smartphone } from 'lucide-react';
import type { ServiceId } from '../routing/routes.ts';

export const serviceIcons = {
  websiteDevelopment: Globe,
  socialMediaMarketing: Megaphone,
  customSoftware: Code2,
  cloudSolutions: Cloudy,
  cybersecurity: ShieldCheck,
  mobileDevelopment: Smartphone,
} as const satisfies Record<ServiceId, LucideIcon>;
