/** Links to other documents, and the icon of a home screen: a browser does not fetch them to show the page. */
const leftAlone = /\srel="(?:canonical|alternate|apple-touch-icon)"/;
const fetching = /<(?:script|link|img|source|video|audio|iframe|embed|object)\b[^>]*>/g;
const inTag = /\s(?:src|srcset|href|poster|data)="([^"]*)"/g;
const later = /\sdata-modules="([^"]*)"/g;
const inStyle = /url\(["']?([^"')#][^"')]*)/g;
const staticImport = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

const captures = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, captured = '']) => captured);

/** The addresses from which a browser fetches something by itself when it shows a document, later scripts included. */
export const requestsOf = (html: string): string[] => {
  const tags = (html.match(fetching) ?? []).filter((tag) => !leftAlone.test(tag));
  const modules = tags.flatMap((tag) => captures(tag, later)).flatMap((list) => list.split(' '));
  return [
    ...new Set([...tags.flatMap((tag) => captures(tag, inTag)), ...modules, ...captures(html, inStyle)]),
  ];
};

/** The files that a built script imports before it runs, as paths beside it. */
export const importsOf = (script: string): string[] => captures(script, staticImport);
