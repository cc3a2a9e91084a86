import type { company as Company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';

/** Who made the site and with what. */
export const humans = ({ name, email, offices }: typeof Company): string => {
  const cities = Object.values(offices).map(({ city }) => city);
  const names = languages.map((language) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(language),
  );
  return `/* TEAM */
${name}
Contact: ${email}
From: ${cities.join(', ')}

/* SITE */
Languages: ${names.join(', ')}
Standards: HTML, CSS, SVG, TypeScript
Components: React, Material UI, Vite, Firebase
Typeface: Host Grotesk
`;
};
