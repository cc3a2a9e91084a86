import { type Language, perLanguage } from '@helvardar/shared/languages';
import { decimalFormat } from '../../i18n/decimalFormat.ts';
import { countUpSteps } from '../../sections/countUpSteps.ts';

/** The final values of the statistics (docs/behaviour.md, 9). */
const projects = 500;
const clients = 150;
const uptime = 0.999;
const support = '24/7';

const counted = (final: number, format: (number: number) => string): string[] =>
  Array.from({ length: countUpSteps + 1 }, (_, step) => format((final * step) / countUpSteps));

const statisticsIn = (language: Language) => {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = decimalFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const atLeast = (number: number) => `${whole.format(number)}+`;
  return {
    projects: counted(projects, atLeast),
    clients: counted(clients, atLeast),
    uptime: counted(uptime, (number) => percent.format(number)),
    support: [support],
  };
};

/**
 * The texts of each statistic, one per step of its count-up. The build replaces this module with its computed values
 * (`web/build/precomputed.ts`), because the first number format in a browser blocks a slow processor for 50 ms.
 */
export const statistics = perLanguage(statisticsIn);
